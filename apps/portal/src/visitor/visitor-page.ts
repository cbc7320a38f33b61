import type { CurrentUser } from '@atrium/api-client/contract';
import type { FeatureMessages } from '@atrium/i18n';
import type { ComponentType } from 'react';

export interface Onward {
  /** A path of the portal. */
  readonly href: string;
  /** The user who is logged in by now; null for a visitor. */
  readonly user: CurrentUser | null;
  /** What the page there reads of its history entry. */
  readonly state?: unknown;
}

export interface VisitorPageProps {
  /** Opens the portal in place of the page; resolves when its first page is ready. */
  readonly goOn: (to: Onward) => Promise<void>;
}

/** A page whose HTML the build renders for visitors, and which comes to life without the portal. */
export interface VisitorPage {
  readonly Page: ComponentType<VisitorPageProps>;
  readonly titleKey: 'login.title' | 'registration.title' | 'forgot.title';
  /** Texts besides those of every such page; they load when they are first shown. */
  readonly messages: readonly FeatureMessages[];
  /** Fetches the code of the form. */
  readonly loadForm: () => Promise<unknown>;
}
