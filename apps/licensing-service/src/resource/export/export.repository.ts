import type { FieldType } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Language, Transaction } from '../../platform';
import { inLanguage, type ListedTable } from '../listing';
import type { SheetColumn, SheetValue } from './spreadsheet';

export interface ExportedColumn {
  readonly name: string;
  readonly kind: SheetColumn['kind'];
}

const kindOf = (type: FieldType) => (type === 'instant' ? 'time' : type === 'integer' ? 'number' : 'text');

/** Columns of a resource's spreadsheet, in the contract's order. */
export function exportedColumns({ resource }: ListedTable): readonly ExportedColumn[] {
  return Object.entries(resource.columns).flatMap(([name, { exported, type }]) =>
    exported === true ? [{ name, kind: kindOf(type) }] : [],
  );
}

export interface CellOptions {
  readonly timeZone: string;
  readonly language: Language;
}

/**
 * Cells of the records with these comma-separated ids, in that order. Times are spreadsheet day numbers in the time
 * zone.
 */
export async function findCells(
  tx: Transaction,
  listing: ListedTable,
  ids: string,
  { timeZone, language }: CellOptions,
): Promise<SheetValue[][]> {
  const columns = exportedColumns(listing);
  const cells = columns.map(({ name, kind }, at) => {
    const expression = listing.columns[name]?.exported;
    if (expression === undefined) throw new Error(`${listing.resource.route}.${name} cannot be exported`);
    const value = inLanguage(expression, language);
    const cell = kind === 'time' ? sql`date_part('epoch', ${value} at time zone ${timeZone}) / 86400 + 25569` : value;
    return sql`${cell} as ${sql.identifier(`c${at}`)}`;
  });
  const wanted = sql`unnest(${`{${ids}}`}::uuid[]) with ordinality as wanted(id, place)`;
  const { rows } = await tx.execute<Record<string, SheetValue>>(
    sql`select ${sql.join(cells, sql`, `)} from ${wanted} join ${listing.exportFrom} on ${listing.id} = wanted.id order by wanted.place`,
  );
  return rows.map((row) => columns.map((_, at) => row[`c${at}`] ?? null));
}
