import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { columnClass } from './column-class';
import type { DataColumn, DataSort } from './data-column';
import { DataTableHead } from './data-table-head';
import { DataTableSkeleton } from './data-table-skeleton';
import { openRow } from './open-row';

export interface DataTableProps<Row> {
  /** Name of the table, for assistive technology. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** `undefined` while the first load runs: the table shows skeletons. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: DataSort | undefined;
  onSort?: ((sort: DataSort) => void) | undefined;
  /** Last cell of each row: ghost icon buttons, at most one small button. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Header of the actions, for assistive technology; needed with `actions`. */
  actionsLabel?: string | undefined;
  /** Said while the first load runs ("Loading"). */
  loadingText: string;
  /** In place of the rows when there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** New rows are on their way; the old ones stay. */
  refreshing?: boolean | undefined;
  /** `page` runs to the edges of the page with the page's gutter, `card` fits a flush card, `plain` has no gutter. */
  edge?: 'page' | 'card' | 'plain' | undefined;
  /** One line a row. */
  dense?: boolean | undefined;
}

/** A list of records. A press on a row follows the link of its `RowTitle`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, actionsLabel, loadingText, empty } = props;
  const { refreshing = false, edge = 'page', dense = false } = props;
  const loading = rows === undefined;
  if (rows?.length === 0 && empty !== undefined) return empty;
  return (
    <div className={classNames('a-table', `a-table--${edge}`, dense && 'a-table--dense')}>
      <table aria-busy={loading || refreshing} aria-label={label} className="a-table__table">
        <DataTableHead actionsLabel={actions && actionsLabel} columns={columns} onSort={onSort} sort={sort} />
        <tbody>
          {rows === undefined && <DataTableSkeleton actions={actions !== undefined} columns={columns} />}
          {rows?.map((row) => (
            <tr className="a-table__row a-table__row--record" key={rowKey(row)} onClick={openRow}>
              {columns.map((column, index) => (
                <td className={columnClass(column, index)} key={column.id}>
                  {column.cell(row)}
                </td>
              ))}
              {actions && (
                <td className="a-table__cell a-table__cell--actions">
                  <div className="a-table__actions">{actions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <VisuallyHidden role="status">{loading ? loadingText : ''}</VisuallyHidden>
    </div>
  );
}
