import type { Resource } from '@atrium/api-client/contract';
import { InvalidInput } from '../platform';

export interface SortKey {
  readonly column: string;
  readonly descending: boolean;
}

const maxKeys = 3;

/** Parses `-created_at,title`; defaults to the resource's order. */
export function readSort({ columns, defaultSort }: Resource, sort = ''): readonly SortKey[] {
  const keys = (sort === '' ? defaultSort : sort).split(',').map((key) => {
    const descending = key.startsWith('-');
    return { column: key.slice(descending ? 1 : 0), descending };
  });
  const known = keys.every(({ column }) => Object.hasOwn(columns, column) && columns[column]?.sortable === true);
  const unique = new Set(keys.map(({ column }) => column)).size === keys.length;
  if (!known || !unique || keys.length > maxKeys) throw new InvalidInput({ sort: ['not_a_choice'] });
  return keys;
}

export const writeSort = (keys: readonly SortKey[]) =>
  keys.map(({ column, descending }) => (descending ? `-${column}` : column)).join();
