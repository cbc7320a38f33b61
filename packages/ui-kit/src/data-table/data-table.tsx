import { useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BulkBar } from './bulk-bar';
import type { DataColumn, DataSort } from './data-column';
import { DataTableHead } from './data-table-head';
import { DataTableRow } from './data-table-row';
import { DataTableSkeleton } from './data-table-skeleton';
import type { RowSelection } from './row-selection';
import { SelectionBox } from './selection-box';
import { useSelectRows } from './use-select-rows';

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** Keep it and `actions` referentially stable, so that only changed rows render. */
  columns: readonly DataColumn<Row>[];
  /** `undefined` during the first load: shows skeletons. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: DataSort | undefined;
  onSort?: ((sort: DataSort) => void) | undefined;
  /** Last cell of each row: ghost icon buttons and at most one small button. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Accessible header of the actions column; required with `actions`. */
  actionsLabel?: string | undefined;
  /** Adds a checkbox to each row. */
  selection?: RowSelection<Row> | undefined;
  /** `menu` if each row's actions are one menu: makes the column as narrow as the button. */
  actionsWidth?: 'menu' | undefined;
  /** Announced during the first load ("Loading"). */
  loadingText: string;
  /** Replaces the rows if there are none: an `EmptyState`. */
  empty?: ReactNode;
  /** New rows are loading; the old ones stay. */
  refreshing?: boolean | undefined;
  /**
   * `page`: full page width with the page's gutter. `card`: fits a flush card. `drawer`: full width of a drawer.
   * `plain`: no gutter.
   */
  edge?: 'page' | 'card' | 'drawer' | 'plain' | undefined;
  /** One line per row. */
  dense?: boolean | undefined;
}

/** A table of records. Pressing a row follows the link of its `RowTitle`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, actionsLabel, selection, loadingText, empty } = props;
  const { refreshing = false, edge = 'page', dense = false, actionsWidth } = props;
  const table = useRef<HTMLTableElement>(null);
  const keys = rows?.map((row) => rowKey(row)) ?? [];
  const { selectable = () => true } = selection ?? {};
  const selectableKeys = rows?.filter(selectable).map((row) => rowKey(row)) ?? [];
  const { selectRow, selectAll } = useSelectRows(selection, selectableKeys);
  const loading = rows === undefined;
  if (rows?.length === 0 && empty !== undefined) return empty;

  const chosen = selectableKeys.filter((key) => selection?.selected.has(key)).length;
  const anyChosen = selection !== undefined && selection.selected.size > 0;

  function clear() {
    table.current?.querySelector<HTMLElement>('thead input')?.focus();
    selection?.onChange(new Set());
  }

  return (
    <div
      className={classNames(
        'a-table',
        `a-table--${edge}`,
        dense && 'a-table--dense',
        selection && 'a-table--with-head',
        actionsWidth === 'menu' && 'a-table--menus',
      )}
    >
      <table aria-busy={loading || refreshing} aria-label={label} className="a-table__table" ref={table}>
        <DataTableHead
          actionsLabel={actions && actionsLabel}
          columns={columns}
          onSort={onSort}
          selectAll={
            selection && (
              <SelectionBox
                checked={chosen > 0 && chosen === selectableKeys.length}
                disabled={!loading && selectableKeys.length === 0}
                indeterminate={chosen > 0 && chosen < selectableKeys.length}
                label={selection.allLabel}
                onChange={selectAll}
              />
            )
          }
          sort={sort}
        />
        <tbody>
          {loading && (
            <DataTableSkeleton actions={actions !== undefined} columns={columns} selectable={selection !== undefined} />
          )}
          {rows?.map((row, index) => {
            const key = keys[index] ?? '';
            return (
              <DataTableRow
                actions={actions}
                columns={columns}
                id={key}
                key={key}
                onSelect={selectRow}
                row={row}
                selectable={selection && selectable(row)}
                selected={selection?.selected.has(key)}
                selectLabel={selection?.rowLabel(row)}
              />
            );
          })}
        </tbody>
      </table>
      {anyChosen && selection.actions && (
        <BulkBar clearLabel={selection.clearLabel ?? ''} countText={selection.countText} onClear={clear}>
          {selection.actions}
        </BulkBar>
      )}
      <VisuallyHidden role="status">
        {loading && loadingText}
        {anyChosen && selection.countText}
      </VisuallyHidden>
    </div>
  );
}
