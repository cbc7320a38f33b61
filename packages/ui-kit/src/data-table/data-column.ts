import type { ReactNode } from 'react';

export type SortDirection = 'ascending' | 'descending';

export interface DataSort {
  /** Id of the sorted column. */
  column: string;
  direction: SortDirection;
}

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** The header is only announced, for a column of icons. */
  headerHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Direction of the first sort. Use `descending` for dates. Default: `ascending`. */
  sortFirst?: SortDirection | undefined;
  /** Alignment; `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** Preset width. Columns without one share the remaining space. */
  width?: 'mark' | 'name' | 'date' | 'day' | 'count' | 'amount' | 'status' | undefined;
  /** Shape of the `lead` of the first column's `RowTitle`, for the first load. Default: `tile`. */
  lead?: 'tile' | 'circle' | 'square' | 'none' | undefined;
  /** Also shown on a phone. The first column always is. */
  phone?: boolean | undefined;
}
