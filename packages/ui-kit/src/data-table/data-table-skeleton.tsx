import { Skeleton } from '../skeleton/skeleton';
import { columnClass } from './column-class';
import type { DataColumn } from './data-column';

const ROWS = [
  { id: 'first', name: 'most', detail: 'third' },
  { id: 'second', name: 'half', detail: 'quarter' },
  { id: 'third', name: 'most', detail: 'third' },
  { id: 'fourth', name: 'half', detail: 'quarter' },
  { id: 'fifth', name: 'third', detail: 'quarter' },
  { id: 'sixth', name: 'half', detail: 'third' },
] as const;

interface DataTableSkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
  actions: boolean;
  selectable?: boolean | undefined;
}

export function DataTableSkeleton<Row>({ columns, actions, selectable = false }: DataTableSkeletonProps<Row>) {
  return ROWS.map(({ id, name, detail }) => (
    <tr className="a-table__row" key={id}>
      {selectable && (
        <td className="a-table__cell a-table__cell--check">
          <Skeleton shape="box" />
        </td>
      )}
      {columns.map((column, index) => (
        <td className={columnClass(column, index)} key={column.id}>
          {index > 0 && <Skeleton width="half" />}
          {index === 0 && (
            <div className="a-row-title">
              {column.lead !== 'none' && <Skeleton shape={column.lead ?? 'tile'} />}
              <div className="a-table__bars">
                <Skeleton width={name} />
                <Skeleton shape="note" width={detail} />
              </div>
            </div>
          )}
        </td>
      ))}
      {actions && (
        <td className="a-table__cell a-table__cell--actions">
          <Skeleton shape="note" width="half" />
        </td>
      )}
    </tr>
  ));
}
