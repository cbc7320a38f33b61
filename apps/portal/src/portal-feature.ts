import type { ApiClient } from '@atrium/api-client';
import type { FeatureMessages } from '@atrium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { namespaceOf } from './text-namespace';

export type RouteAccess = 'visitor' | 'user' | 'any';

/** What a page is prepared with, while its code is on its way. */
export interface PageGround {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly address: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What the portal reads from a route's `handle`. */
export interface PortalHandle {
  /** `namespace:key` of the document title. */
  readonly titleKey: string;
  readonly access: RouteAccess;
  /** Stands in the document title in place of the page's own, or behind it. */
  readonly name?: PageName;
  /** Namespaces of the texts that the page begins with, besides that of its title. */
  readonly texts?: readonly string[];
  /** Needed besides a session; one, or all of a list. */
  readonly permission?: string | readonly string[];
  /** Asks for what the page shows first; its failures are the page's to find. */
  readonly prepare?: (ground: PageGround) => void;
  /** The page brings its own top bar and starts with the narrow navigation. */
  readonly layout?: 'wizard';
}

/** The record that a page shows. */
interface PageName {
  /** Its name, as far as it is known. */
  readonly of: (ground: Omit<PageGround, 'address'>) => string | undefined;
  /** The page shows a part of it: its own title comes first. */
  readonly isPart?: boolean;
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

/** Something that can be begun from anywhere, by the command palette. */
export type FeatureAction = Omit<NavigationEntry, 'group'>;

/** A record that was found by words. */
export interface FoundRecord {
  readonly id: string;
  readonly href: string;
  /** Its name, else what it is called without one, as `namespace:key`. */
  readonly label: string;
  readonly labelKey: string;
  /** Smaller words behind the label, else what it is instead, as `namespace:key`. */
  readonly detail: string;
  readonly detailKey: string;
  /** Tells it apart at a glance. */
  readonly lead: (name: string) => ReactNode;
}

/** Finds records of a feature by words, at the service; without words the newest. */
export type FindRecords = (client: ApiClient, words: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;

export interface FeatureSearch {
  /** `namespace:key` of what is found. */
  readonly labelKey: string;
  /** Loaded with the first search. */
  readonly load: () => Promise<FindRecords>;
}

/** One feature as the portal takes it in; features do not know the portal. */
export interface PortalFeature {
  readonly id: string;
  readonly routes: readonly RouteObject[];
  readonly messages: readonly FeatureMessages[];
  readonly navigation: readonly NavigationEntry[];
  readonly actions?: readonly FeatureAction[];
  readonly search?: FeatureSearch;
}

/** The handle of a route of a feature; undefined for routes that are not pages. */
export function readHandle(handle: unknown): PortalHandle | undefined {
  const isPage = typeof handle === 'object' && handle !== null && 'titleKey' in handle && 'access' in handle;
  return isPage ? (handle as PortalHandle) : undefined;
}

/**
 * The namespaces a page needs for its first render. They load with the page's code: if a text is missing, React shows the
 * loading screen for at least 300 ms.
 */
export function textsOf({ titleKey, texts = [] }: PortalHandle): string[] {
  return [namespaceOf(titleKey), ...texts].filter((name) => name !== '');
}
