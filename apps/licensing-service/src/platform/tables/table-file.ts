export type Encoding = 'utf-8' | 'windows-1250';
export type Delimiter = 'semicolon' | 'comma' | 'tab';

/** A file with a table, and how to read it if it is CSV; guessed if undefined. */
export interface TableFile {
  readonly bytes: Uint8Array;
  readonly encoding?: Encoding | undefined;
  readonly delimiter?: Delimiter | undefined;
}

export type Cell = string | number | boolean | Date | null | undefined;

/** A row by its 0-based number. */
export type ReadRow = readonly [number, readonly Cell[]];

/** How a table is read. */
export interface TableFormat {
  readonly kind: 'csv' | 'xlsx';
  /** Name of the sheet; null for CSV. */
  readonly sheet: string | null;
  readonly encoding: Encoding | null;
  readonly delimiter: Delimiter | null;
}

/** A table whose rows can be read several times. */
export interface ReadableTable {
  readonly how: TableFormat;
  readonly rows: () => AsyncGenerator<ReadRow>;
}

export interface TableRow {
  /** Number of the row in the file, 1-based. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** How a table is read, and what reading it once has shown. */
export interface TableHead extends TableFormat {
  /** The first row that is not empty. */
  readonly header: readonly string[];
  /** The first value of each column of the header; empty if there is none. */
  readonly samples: readonly string[];
  /** Number of rows below the header. */
  readonly total: number;
}

/** Most rows below the header. */
export const maximumTableRows = 50_000;
export const maximumTableColumns = 100;

export type TableRefusal = 'unreadable' | 'too_many_rows' | 'too_costly';

/** What the worker sends: first the head, then a batch for each message it gets; an empty one is the last. */
export type TableMessage = TableHead | { readonly rows: readonly TableRow[] } | { readonly refusal: TableRefusal };
