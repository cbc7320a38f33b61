import type { QueryOf } from '@atrium/api-client/contract';
import type { listTenantsSchema } from '@atrium/api-client/contract/schemas';
import { InvalidInput } from '../../http/errors';
import { tenants } from './tenant.table';

export const sortColumns = ['title', 'url', 'state', 'created_at', 'updated_at'] as const;
export type SortColumn = (typeof sortColumns)[number];

export interface SortKey {
  readonly column: SortColumn;
  readonly descending: boolean;
}

type State = (typeof tenants.state.enumValues)[number];

/** What a list is asked for, with everything allowed and nothing else. */
export interface TenantListQuery {
  readonly page: number;
  readonly perPage: number;
  readonly sort: readonly SortKey[];
  readonly search: string;
  readonly states: readonly State[];
}

const newestFirst: readonly SortKey[] = [{ column: 'updated_at', descending: true }];

export function readListQuery(query: QueryOf<typeof listTenantsSchema>): TenantListQuery {
  const { page = 1, per_page: perPage = 10, sort = '', search = '', filter = {} } = query;
  return { page, perPage, sort: readSort(sort), search: search.trim(), states: readStates(filter) };
}

function readSort(sort: string): readonly SortKey[] {
  if (sort === '') return newestFirst;
  return sort.split(',').map((key) => {
    const descending = key.startsWith('-');
    const column = sortColumns.find((candidate) => candidate === key.slice(descending ? 1 : 0));
    if (column === undefined) throw new InvalidInput({ sort: ['not_a_choice'] });
    return { column, descending };
  });
}

function readStates(filter: Readonly<Record<string, string | Record<string, string>>>): readonly State[] {
  for (const name of Object.keys(filter)) {
    if (name !== 'state') throw new InvalidInput({ [`filter.${name}`]: ['not_a_choice'] });
  }
  const { state } = filter;
  if (state === undefined) return [];
  const asked = typeof state === 'string' ? state : onlyIn(state);
  return asked.split(',').map((name) => {
    const known = tenants.state.enumValues.find((candidate) => candidate === name);
    if (known === undefined) throw new InvalidInput({ 'filter.state': ['not_a_choice'] });
    return known;
  });
}

function onlyIn(filter: Readonly<Record<string, string>>): string {
  const { in: list, ...others } = filter;
  if (list === undefined || Object.keys(others).length > 0)
    throw new InvalidInput({ 'filter.state': ['not_a_choice'] });
  return list;
}
