import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { columnClass } from './column-class';
import type { DataColumn, DataSort } from './data-column';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | undefined;
  onSort: ((sort: DataSort) => void) | undefined;
  actionsLabel: string | undefined;
  /** Checkbox that selects all rows of the page. */
  selectAll?: ReactNode;
}

function nextSort<Row>(column: DataColumn<Row>, sort: DataSort | undefined): DataSort {
  if (sort?.column !== column.id) return { column: column.id, direction: column.sortFirst ?? 'ascending' };
  return { column: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
}

export function DataTableHead<Row>({ columns, sort, onSort, actionsLabel, selectAll }: DataTableHeadProps<Row>) {
  return (
    <thead className="a-table__head">
      <tr>
        {selectAll && <td className="a-table__cell a-table__cell--check">{selectAll}</td>}
        {columns.map((column, index) => {
          const direction = sort?.column === column.id ? sort.direction : undefined;
          return (
            <th aria-sort={direction} className={columnClass(column, index)} key={column.id} scope="col">
              {column.sortable === true && onSort ? (
                <button className="a-table__sort" onClick={() => onSort(nextSort(column, sort))} type="button">
                  {column.header}
                  {direction && (
                    <Icon className="a-table__arrow" icon={direction === 'ascending' ? ArrowUp : ArrowDown} size="s" />
                  )}
                </button>
              ) : column.headerHidden === true ? (
                <VisuallyHidden>{column.header}</VisuallyHidden>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {actionsLabel !== undefined && (
          <th className="a-table__cell a-table__cell--actions" scope="col">
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}
