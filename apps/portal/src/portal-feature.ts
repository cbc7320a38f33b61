import type { FeatureMessages } from '@atrium/i18n';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';

export type RouteAccess = 'visitor' | 'user' | 'any';

/** What the portal reads from a route's `handle`. */
export interface PortalHandle {
  /** `namespace:key` of the document title. */
  readonly titleKey: string;
  readonly access: RouteAccess;
  /** Needed besides a session; one, or all of a list. */
  readonly permission?: string | readonly string[];
  /** The page brings its own top bar and starts with the narrow navigation. */
  readonly layout?: 'wizard';
}

export interface NavigationEntry {
  readonly id: string;
  /** `namespace:key` of the label. */
  readonly labelKey: string;
  readonly icon: LucideIcon;
  readonly href: string;
  readonly group: 'main' | 'back-office';
  readonly permission?: string | readonly string[] | undefined;
}

/** One feature as the portal takes it in; features do not know the portal. */
export interface PortalFeature {
  readonly id: string;
  readonly routes: readonly RouteObject[];
  readonly messages: readonly FeatureMessages[];
  readonly navigation: readonly NavigationEntry[];
}

/** The handle of a route of a feature; undefined for routes that are not pages. */
export function readHandle(handle: unknown): PortalHandle | undefined {
  const isPage = typeof handle === 'object' && handle !== null && 'titleKey' in handle && 'access' in handle;
  return isPage ? (handle as PortalHandle) : undefined;
}
