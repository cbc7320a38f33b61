import { writeXlsxStream } from 'hucre/xlsx';
import { cellText } from './cell-text';

/** A column of a sheet. Times are days since 30 December 1899, the spreadsheet epoch. */
export interface SheetColumn {
  readonly heading: string;
  readonly kind: 'text' | 'number' | 'time';
}

/** A cell value; null leaves the cell empty. */
export type SheetValue = string | number | null;

export interface Sheet {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  /** Rows in batches, read one batch at a time. */
  readonly rows: AsyncIterable<readonly (readonly SheetValue[])[]>;
}

const widths: Readonly<Record<SheetColumn['kind'], number>> = { text: 32, number: 12, time: 18 };
const timeFormat = String.raw`dd\.mm\.yyyy\,\ hh:mm`;

/** Streams a workbook with one sheet in constant memory. Every text becomes a string cell. */
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

/** Sheet names have at most 31 characters and none that cell references use. */
const sheetName = (title: string) => title.replace(/[[\]:*?/\\"']/g, ' ').slice(0, 31);

async function* cellsOf(rows: Sheet['rows']): AsyncGenerator<SheetValue[]> {
  for await (const batch of rows)
    for (const row of batch) yield row.map((value) => (typeof value === 'string' ? cellText(value) : value));
}
