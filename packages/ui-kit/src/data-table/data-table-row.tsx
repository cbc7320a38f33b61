import { memo } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { columnClass } from './column-class';
import type { DataColumn } from './data-column';
import { openRow } from './open-row';
import { SelectionBox } from './selection-box';
import type { SelectRow } from './use-select-rows';

export interface DataTableRowProps<Row> {
  row: Row;
  /** Key of the row. */
  id: string;
  columns: readonly DataColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  /** `undefined` if rows cannot be selected. */
  selected?: boolean | undefined;
  selectLabel?: string | undefined;
  /** False if the row cannot be selected. */
  selectable?: boolean | undefined;
  onSelect?: SelectRow | undefined;
}

function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { row, id, columns, actions, selected, selectLabel = '', selectable = true, onSelect } = props;
  return (
    <tr
      className={classNames('a-table__row a-table__row--record', selected === true && 'a-table__row--selected')}
      data-row={id}
      onClick={openRow}
    >
      {selected !== undefined && (
        <td className="a-table__cell a-table__cell--check">
          <SelectionBox
            checked={selected}
            disabled={!selectable}
            label={selectLabel}
            onChange={(chosen, range) => onSelect?.(id, chosen, range)}
          />
        </td>
      )}
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
  );
}

/** A memoised row: renders only when its own props change. Keep `columns` and `actions` referentially stable. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
