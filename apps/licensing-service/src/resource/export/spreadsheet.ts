import { writeXlsxStream } from 'hucre/xlsx';
import { cellText } from './cell-text';

/** A column of a sheet: times are numbers of days since 30 December 1899, as spreadsheets count them. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'time';
}

/** A value of a row; null leaves the cell empty. */
export type SheetValue = string | number | null;

export interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Rows in packs; a pack is made when the one before it has been written. */
  readonly rows: AsyncIterable<readonly (readonly SheetValue[])[]>;
}

const widths: Readonly<Record<SheetColumn['kind'], number>> = { text: 32, number: 12, time: 18 };
const timeFormat = String.raw`dd\.mm\.yyyy\,\ hh:mm`;

/**
 * A workbook of one sheet as a stream of bytes: its memory does not grow with the rows. Every text is a string cell.
 */
export function spreadsheet({ title, columns, rows }: Sheet): AsyncIterable<Uint8Array> {
  return writeXlsxStream(cellsOf(rows), {
    name: sheetName(title),
    columns: columns.map(({ heading, kind }) => ({
      header: heading,
      width: widths[kind],
      ...(kind === 'time' ? { numFmt: timeFormat } : {}),
    })),
    freezePane: { rows: 1 },
  });
}

/** A sheet's name has at most 31 characters, and none of those that addresses of cells are made of. */
const sheetName = (title: string) => title.replace(/[[\]:*?/\\"']/g, ' ').slice(0, 31);

async function* cellsOf(rows: Sheet['rows']): AsyncGenerator<SheetValue[]> {
  for await (const pack of rows)
    for (const row of pack) yield row.map((value) => (typeof value === 'string' ? cellText(value) : value));
}
