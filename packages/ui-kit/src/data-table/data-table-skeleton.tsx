import { Skeleton } from '../skeleton/skeleton';
import { columnClass } from './column-class';
import type { DataColumn } from './data-column';

const WIDTHS = ['most', 'half', 'most', 'half', 'third', 'half'] as const;

interface DataTableSkeletonProps<Row> {
  columns: readonly DataColumn<Row>[];
  actions: boolean;
}

export function DataTableSkeleton<Row>({ columns, actions }: DataTableSkeletonProps<Row>) {
  return WIDTHS.map((width, row) => (
    <tr className="a-table__row" key={row}>
      {columns.map((column, index) => (
        <td className={columnClass(column, index)} key={column.id}>
          {index > 0 && <Skeleton width="half" />}
          {index === 0 && (
            <div className="a-row-title">
              <Skeleton shape="tile" />
              <div className="a-table__bars">
                <Skeleton width={width} />
                <Skeleton shape="note" width={width === 'third' ? 'quarter' : 'third'} />
              </div>
            </div>
          )}
        </td>
      ))}
      {actions && <td className="a-table__cell a-table__cell--actions" />}
    </tr>
  ));
}
