import {
  type Cell,
  maximumTableColumns,
  maximumTableRows,
  type ReadableTable,
  type TableHead,
  type TableRefusal,
  type TableRow,
} from './table-file.ts';

/** Few enough that receiving, judging and writing them takes a moment. */
const rowsAtOnce = 20;

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  // PostgreSQL stores neither NUL nor half a character.
  return String(cell).replaceAll('\0', '').toWellFormed().trim();
}

/** The rows that are not empty, as text; the first is the header. */
async function* filledRows(table: ReadableTable): AsyncGenerator<TableRow> {
  for await (const [index, row] of table.rows()) {
    const cells = Array.from(row.slice(0, maximumTableColumns), textOf);
    if (cells.some((cell) => cell !== '')) yield { row: index + 1, cells };
  }
}

/** Reads a table to its end and keeps no row, so that a broken file is refused before one is used. */
export async function surveyTable(table: ReadableTable): Promise<TableHead | { readonly refusal: TableRefusal }> {
  let header: readonly string[] | undefined;
  let samples: string[] = [];
  let total = 0;
  for await (const { cells } of filledRows(table)) {
    if (header === undefined) {
      header = cells;
      samples = header.map(() => '');
      continue;
    }
    total += 1;
    if (total > maximumTableRows) return { refusal: 'too_many_rows' };
    samples = samples.map((sample, at) => (sample === '' ? (cells[at] ?? '') : sample));
  }
  return header === undefined ? { refusal: 'unreadable' } : { ...table.how, header, samples, total };
}

/** The rows below the header, in batches; the last one is empty. */
export async function* batchesOf(table: ReadableTable): AsyncGenerator<readonly TableRow[], readonly TableRow[]> {
  const rows = filledRows(table);
  await rows.next();
  let batch: TableRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
  return [];
}
