import { classNames } from '../class-names';
import type { DataColumn } from './data-column';

export function columnClass<Row>(column: DataColumn<Row>, index: number): string {
  return classNames(
    'a-table__cell',
    index === 0 && 'a-table__cell--first',
    column.align === 'end' && 'a-table__cell--end',
    column.width !== undefined && `a-table__cell--${column.width}`,
    index > 0 && column.phone !== true && 'a-table__cell--wide-only',
  );
}
