import type { ApiClient } from '@atrium/api-client';
import type { SearchResults } from '@atrium/api-client/contract';
import type { FeatureMessages } from '@atrium/i18n';
import type { QueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { namespaceOf } from './text-namespace';

export type RouteAccess = 'visitor' | 'user' | 'any';

/** Context of `prepare`, which runs while the page's code loads. */
export interface PageContext {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  readonly address: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The `handle` of a page's route. */
export interface PortalHandle {
  /** `namespace:key` of the document title. */
  readonly titleKey: string;
  readonly access: RouteAccess;
  /** Name of the record for the document title, instead of or after the page's title. */
  readonly name?: PageName;
  /** Text namespaces of the first render, in addition to that of the title. */
  readonly texts?: readonly string[];
  /** Required permission, or all of a list. */
  readonly permission?: string | readonly string[];
  /** Prefetches the page's first data. The page handles its errors. */
  readonly prepare?: (ground: PageContext) => void;
  /**
   * `wizard`: the page has its own top bar and starts with the narrow navigation; `document`: it fills the window and has
   * its own way back.
   */
  readonly layout?: 'wizard' | 'document';
}

/** Name of the record that a page shows. */
interface PageName {
  /** Returns the name if it is loaded. */
  readonly of: (ground: Omit<PageContext, 'address'>) => string | undefined;
  /** The page shows part of the record, so its own title comes first. */
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

/** An action of the command palette. */
export type FeatureAction = Omit<NavigationEntry, 'group'>;

/** A search result. */
export interface FoundRecord {
  readonly id: string;
  readonly href: string;
  /** Name, or `namespace:key` of a text for a record without one. */
  readonly label: string;
  readonly labelKey: string;
  /** Smaller text after the label, or `namespace:key` of a text. */
  readonly detail: string;
  readonly detailKey: string;
  /** Image of the result, such as a tile. */
  readonly lead: (name: string) => ReactNode;
}

/** Search results of one kind, with a heading. */
export interface FoundGroup {
  readonly id: string;
  /** `namespace:key` of the heading. */
  readonly labelKey: string;
  readonly records: readonly FoundRecord[];
}

/** Takes the records that a feature has pages for from the results of the service's search. */
export type GroupResults = (results: SearchResults) => readonly FoundGroup[];

/** A feature of the portal. Features do not import the portal. */
export interface PortalFeature {
  readonly id: string;
  readonly routes: readonly RouteObject[];
  readonly messages: readonly FeatureMessages[];
  /** Loads the styles of its pages. Without it, the portal's own styles include them. */
  readonly loadStyles?: () => Promise<unknown>;
  readonly navigation: readonly NavigationEntry[];
  readonly actions?: readonly FeatureAction[];
  /** Loads what the start page shows to Administrators after its own content. */
  readonly loadStartPagePart?: () => Promise<ComponentType>;
  /** Loads what groups the results of the command palette, on first use. */
  readonly groupResults?: () => Promise<GroupResults>;
}

/** The handle of a feature's route; undefined for routes that are not pages. */
export function readHandle(handle: unknown): PortalHandle | undefined {
  const isPage = typeof handle === 'object' && handle !== null && 'titleKey' in handle && 'access' in handle;
  return isPage ? (handle as PortalHandle) : undefined;
}

/**
 * Text namespaces for the first render of a page. They load with the page's code: a missing text would show the loading
 * screen for at least 300 ms.
 */
export function textsOf({ titleKey, texts = [] }: PortalHandle): string[] {
  return [namespaceOf(titleKey), ...texts].filter((name) => name !== '');
}
