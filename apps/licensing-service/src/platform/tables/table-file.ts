export type Encoding = 'utf-8' | 'windows-1250';
export type Delimiter = 'semicolon' | 'comma' | 'tab';

/** A file with a table, and how to read it if it is CSV; guessed if undefined. */
export interface TableFile {
  readonly bytes: Uint8Array;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
}

export interface TableRow {
  /** Number of the row in the file, 1-based. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** How a table was read, and its first row that is not empty: the header. */
export interface TableHead {
  readonly kind: 'csv' | 'xlsx';
  /** Name of the sheet; null for CSV. */
  readonly sheet: string | null;
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
  readonly header: readonly string[];
}

/** A table with the rows below its header. */
export interface Table extends TableHead {
  readonly rows: readonly TableRow[];
}

/** Most rows below the header. */
export const maximumTableRows = 50_000;
export const maximumTableColumns = 100;

export type TableRefusal = 'unreadable' | 'too_many_rows' | 'too_costly';

export type TableReading = Table | { readonly refusal: TableRefusal };

/** What the worker sends: rows in batches, then the head of the table or why there is none. */
export type TableMessage = { readonly rows: readonly TableRow[] } | TableHead | { readonly refusal: TableRefusal };
