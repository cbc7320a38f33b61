import {
  maximumTableColumns,
  maximumTableRows,
  type TableHead,
  type TableMessage,
  type TableRow,
} from './table-file.ts';

type Cell = string | number | boolean | Date | null | undefined;

/** A row by its 0-based number. */
export type ReadRow = readonly [number, readonly Cell[]];

/** Few enough that receiving them takes a moment. */
const rowsAtOnce = 200;

function textOf(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).trim();
}

/** Returns a function that sends the rows below the header in batches, and returns the head of the table. */
export function createTableSender(send: (message: TableMessage) => void) {
  return async (how: Omit<TableHead, 'header'>, rows: AsyncIterable<ReadRow>): Promise<TableMessage> => {
    let header: string[] | undefined;
    let count = 0;
    let batch: TableRow[] = [];
    for await (const [index, row] of rows) {
      const cells = row.slice(0, maximumTableColumns).map(textOf);
      if (cells.every((cell) => cell === '')) continue;
      if (header === undefined) {
        header = cells;
        continue;
      }
      count += 1;
      if (count > maximumTableRows) return { refusal: 'too_many_rows' };
      batch.push({ row: index + 1, cells });
      if (batch.length === rowsAtOnce) {
        send({ rows: batch });
        batch = [];
      }
    }
    if (header === undefined) return { refusal: 'unreadable' };
    send({ rows: batch });
    return { ...how, header };
  };
}
