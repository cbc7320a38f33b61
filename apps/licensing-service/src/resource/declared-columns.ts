import type { Field, ResourceDefinition } from '@atrium/api-client/contract';
import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { ListedColumn } from './listing';
import { camelCase } from './record-mapping';

/** The column of a field; a person is stored by id. */
function columnOf(table: PgTable, name: string): PgColumn | undefined {
  const column: unknown = Reflect.get(table, camelCase(name)) ?? Reflect.get(table, camelCase(`${name}_id`));
  return is(column, PgColumn) ? column : undefined;
}

/** Sorts texts by their folded form. A sort expression must never be null. */
function sortedBy(column: PgColumn, { type, nullable }: Field, name: string): SQL {
  if (type === 'text') return sql`atrium_sort_key(coalesce(${column}, '')) collate "C"`;
  if (nullable && type === 'instant') return sql`coalesce(${column}, '-infinity'::timestamptz)`;
  if (nullable) throw new Error(`${name} may be null, so the list cannot be sorted by it`);
  return sql`${column}`;
}

/** Columns of a list that its table stores, built from the declaration of the resource. */
export function declaredColumns(
  table: PgTable,
  { fields }: Pick<ResourceDefinition, 'fields'>,
): Readonly<Record<string, ListedColumn>> {
  const listed = Object.entries<Field>(fields).flatMap(([name, field]): [string, ListedColumn][] => {
    const column = columnOf(table, name);
    if (column === undefined) return [];
    const { type, sortable, filterable, searchable, exported } = field;
    const filter = type === 'text' ? sql`atrium_sort_key(coalesce(${column}, '')) collate "C"` : sql`${column}`;
    return [
      [
        name,
        {
          ...(sortable ? { sort: sortedBy(column, field, name) } : {}),
          ...(filterable ? { filter } : {}),
          ...(searchable ? { search: sql`atrium_fold(coalesce(${column}, ''))` } : {}),
          ...(exported ? { exported: sql`${column}` } : {}),
        },
      ],
    ];
  });
  return Object.fromEntries(listed);
}

/**
 * Folded text of all searchable fields.
 *
 * @public generated modules use it
 */
export function declaredSearchText(table: PgTable, { fields }: Pick<ResourceDefinition, 'fields'>): SQL {
  const columns = Object.entries<Field>(fields).flatMap(([name, { searchable }]) => {
    const column = searchable ? columnOf(table, name) : undefined;
    return column === undefined ? [] : [sql`coalesce(${column}, '')`];
  });
  return columns.length === 0 ? sql`''` : sql`atrium_fold(${sql.join(columns, sql` || chr(10) || `)})`;
}
