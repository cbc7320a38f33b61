import type { Resource, ResourceColumn } from '../resources/resource';
import type { ListQuery } from './list.schema';

type ColumnsWith<R extends Resource, Trait extends 'sortable' | 'filterable'> = {
  [K in keyof R['columns']]: R['columns'][K] extends { readonly [T in Trait]: true } ? K : never;
}[keyof R['columns']] &
  string;

/** A sort column; a leading `-` means descending. */
export type SortTerm<R extends Resource> = `${'' | '-'}${ColumnsWith<R, 'sortable'>}`;

type ValueOf<C extends ResourceColumn> = C extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : C['type'] extends 'integer'
    ? number
    : C['type'] extends 'boolean'
      ? boolean
      : string;

interface Bounds<Value> {
  /** Inclusive minimum. */
  readonly from?: Value;
  /** Inclusive maximum. */
  readonly to?: Value;
}

type Condition<C extends ResourceColumn> = C['type'] extends 'instant'
  ? string | Bounds<string>
  : C['type'] extends 'integer'
    ? number | readonly number[] | Bounds<number>
    : C['type'] extends 'choice' | 'id' | 'person' | 'record'
      ? ValueOf<C> | readonly ValueOf<C>[]
      : ValueOf<C>;

/** The parts of a list query that name columns of its resource. */
export interface TypedListQuery<R extends Resource> extends Omit<ListQuery, 'sort' | 'filter'> {
  /** Applied in this order. */
  readonly sort?: SortTerm<R> | readonly SortTerm<R>[];
  /** A list matches any of its values. A day or an instant may be a range. */
  readonly filter?: { readonly [K in ColumnsWith<R, 'filterable'>]?: Condition<R['columns'][K]> };
}

const listed = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

function conditionOf(value: unknown): string | Record<string, string> {
  if (Array.isArray(value)) return { in: listed(value) };
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, bound]) => [name, String(bound)]));
}

/**
 * Builds a list query with `sort` and `filter` typed by the columns of its resource.
 *
 * @example
 * listQuery(tenantsResource, { sort: ['-created_at', 'title'], filter: { state: ['active', 'draft'] } })
 */
export function listQuery<R extends Resource>(_resource: R, { sort, filter, ...page }: TypedListQuery<R>): ListQuery {
  const conditions = Object.entries(filter ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...page,
    ...(sort === undefined ? {} : { sort: listed(sort) }),
    ...(filter === undefined
      ? {}
      : { filter: Object.fromEntries(conditions.map(([name, value]) => [name, conditionOf(value)])) }),
  };
}
