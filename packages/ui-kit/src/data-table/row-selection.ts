import type { ReactNode } from 'react';

/** The selected row keys, possibly including those of other pages. */
export interface RowSelection<Row> {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Rows that cannot be selected have a disabled checkbox; say why in the row. Default: every row. */
  isSelectable?: ((row: Row) => boolean) | undefined;
  /** Label of a row's checkbox ("Select Blaž Kočevar"). */
  rowLabel: (row: Row) => string;
  /** Label of the header's checkbox ("Select all on this page"). */
  allLabel: string;
  /** Number of selected rows ("3 of 41 selected"), announced on change. */
  countText: string;
  /** Actions for all selected rows: small buttons in a floating bar. Without it, there is no bar. */
  actions?: ReactNode;
  /** Label of the bar's clear button; required with `actions`. */
  clearLabel?: string | undefined;
}
