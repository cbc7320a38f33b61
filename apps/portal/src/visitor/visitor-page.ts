import type { CurrentUser } from '@atrium/api-client/contract';
import type { FeatureMessages } from '@atrium/i18n';
import type { ComponentType } from 'react';

export interface PortalTarget {
  /** Path in the portal. */
  readonly href: string;
  /** The signed-in user; null for a visitor. */
  readonly user: CurrentUser | null;
  /** History state for the page. */
  readonly state?: unknown;
}

export interface VisitorPageProps {
  /** Replaces the page by the portal; resolves when its first page is ready. */
  readonly onContinue: (to: PortalTarget) => Promise<void>;
}

/** A visitor page: rendered to HTML at build time and hydrated without the portal. */
export interface VisitorPage {
  readonly Page: ComponentType<VisitorPageProps>;
  readonly titleKey: 'login.title' | 'registration.title' | 'forgot.title';
  /** Further texts, loaded when they are first shown. */
  readonly messages: readonly FeatureMessages[];
  /** Loads the code of the form. */
  readonly loadForm: () => Promise<unknown>;
}
