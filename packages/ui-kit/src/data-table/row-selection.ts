import type { ReactNode } from 'react';

/** Which rows are chosen, by their keys; those of other pages may be among them. */
export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's box ("Select Blaž Kočevar"). */
  rowLabel: (row: Row) => string;
  /** Name of the box in the head ("Select all on this page"). */
  allLabel: string;
  /** How many are chosen ("3 of 41 selected"); read out when it changes. */
  countText: string;
  /** What can be done with all of them: small buttons in a bar that floats below the rows. Without it there is no bar. */
  actions?: ReactNode;
  /** Name of the bar's cross; needed with `actions`. */
  clearLabel?: string | undefined;
}
