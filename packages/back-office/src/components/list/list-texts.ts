import type { Resource } from '@atrium/api-client/contract';

/** The columns of a resource that its list shows. */
export type ShownColumn<R extends Resource> = {
  [K in keyof R['columns']]: R['columns'][K] extends { readonly column: string } ? K : never;
}[keyof R['columns']] &
  string;

/** The texts of one list; each room has its own. */
export interface ListTexts {
  /** Name of the table, for assistive technology. */
  readonly table: string;
  readonly loading: string;
  readonly failed: string;
  readonly search: string;
  /** Header of the actions, for assistive technology. */
  readonly actions: string;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** Nothing matches the search and the filters. */
  readonly noMatches: string;
}
