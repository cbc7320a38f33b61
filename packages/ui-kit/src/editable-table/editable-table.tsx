import { PencilLine } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { classNames } from '../class-names';
import { DataTableHead } from '../data-table/data-table-head';
import { DataTableRow } from '../data-table/data-table-row';
import { DataTableSkeleton } from '../data-table/data-table-skeleton';
import type { DataTableProps } from '../data-table/data-table';
import { IconButton } from '../icon-button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { EditRow } from './edit-row';
import { isNewRow } from './edited-row';
import type { RowEditing } from './row-editing';
import { FoldedActions, type RowMenu } from './row-menu';
import { useEditFocus } from './use-edit-focus';

export interface EditableTableProps<Row> extends Omit<DataTableProps<Row>, 'selection' | 'actionsLabel'> {
  actionsLabel: string;
  editing: RowEditing<Row>;
  /** On a phone, one menu replaces the buttons of a row. */
  menu?: RowMenu<Row> | undefined;
}

/** A short list with rows that are edited in place. For more than a dozen fields, use a page. */
export function EditableTable<Row>(props: EditableTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, actions, actionsLabel, loadingText, empty, editing, menu } =
    props;
  const { refreshing = false, edge = 'page', dense = true } = props;
  const { edited, onEdit, editLabel } = editing;
  const frame = useRef<HTMLDivElement>(null);
  useEditFocus(frame, edited);
  const rowActions = useCallback(
    (row: Row) => {
      const edit = () => onEdit(rowKey(row));
      const buttons = (
        <>
          <IconButton data-edit="" icon={PencilLine} label={editLabel(row)} onClick={edit} size="s" />
          {actions?.(row)}
        </>
      );
      if (menu === undefined) return buttons;
      return (
        <FoldedActions editLabel={editLabel(row)} items={menu.items(row)} label={menu.label(row)} onEdit={edit}>
          {buttons}
        </FoldedActions>
      );
    },
    [actions, editLabel, onEdit, rowKey, menu],
  );
  const columnCount = columns.length + 1;
  const loading = rows === undefined;
  const none = rows?.length === 0 && !isNewRow(edited) && empty !== undefined;

  return (
    <div
      className={classNames(
        'a-table',
        `a-table--${edge}`,
        dense && 'a-table--dense',
        'a-table--with-head a-table--editable',
      )}
      ref={frame}
    >
      {none && empty}
      {!none && (
        <table aria-busy={loading || refreshing} aria-label={label} className="a-table__table">
          <DataTableHead actionsLabel={actionsLabel} columns={columns} onSort={onSort} sort={sort} />
          <tbody>
            {isNewRow(edited) && <EditRow columnCount={columnCount} editing={editing} />}
            {loading && <DataTableSkeleton actions columns={columns} />}
            {rows?.map((row) => {
              const key = rowKey(row);
              if (key === edited) return <EditRow columnCount={columnCount} editing={editing} key={key} />;
              return <DataTableRow actions={rowActions} columns={columns} id={key} key={key} row={row} />;
            })}
          </tbody>
        </table>
      )}
      <VisuallyHidden role="status">{loading && loadingText}</VisuallyHidden>
    </div>
  );
}
