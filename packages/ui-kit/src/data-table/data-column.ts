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
  cell: (row: Row) => ReactNode;
  sortable?: boolean | undefined;
  /** Direction of the first press; dates begin with the newest. Default `ascending`. */
  sortFirst?: SortDirection | undefined;
  /** Numbers stand at the end. */
  align?: 'start' | 'end' | undefined;
  /** A width that fits its content; without one the column shares what is left. */
  width?: 'mark' | 'name' | 'date' | 'day' | 'count' | 'amount' | 'status' | undefined;
  /** Shown on a phone too. The first column always is. */
  phone?: boolean | undefined;
}
