import type { Resource, ResourceColumn } from '@atrium/api-client/contract';
import { RowTitle, type DataColumn } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { showValue } from '../show-value';
import type { ShownColumn } from './list-texts';

interface ListColumnsOptions<R extends Resource, Row> {
  readonly label: (name: ShownColumn<R>) => string;
  /** Text of a choice, or of yes and no. */
  readonly choice?: (name: string, value: string) => string;
  /** The page of a record; the first column links to it. */
  readonly href?: (row: Row) => string | undefined;
  /** Shape of the first column's lead, if it has one. */
  readonly lead?: DataColumn<Row>['lead'];
  /** Custom cells, for columns that show more than their field. */
  readonly cells?: Partial<Record<ShownColumn<R>, (row: Row) => ReactNode>>;
}

const isAmount = ({ type }: ResourceColumn) => type === 'integer';

function widthOf(column: ResourceColumn, isFirst: boolean): DataColumn<unknown>['width'] {
  if (isFirst) return 'name';
  if (column.type === 'instant') return 'day';
  if (!isAmount(column)) return undefined;
  return column.money === true ? 'amount' : 'count';
}

/** The columns of a list, built from the declaration of its resource. */
export function listColumns<R extends Resource, Row extends { readonly id: string }>(
  { columns }: R,
  { label, choice = (_name, value) => value, href, lead = 'none', cells = {} }: ListColumnsOptions<R, Row>,
): DataColumn<Row>[] {
  const shown = Object.entries<ResourceColumn>(columns).filter(([, { column }]) => column !== undefined);
  return shown.map(([id, column], at) => {
    const name = id as ShownColumn<R>;
    const show = (row: Row) => showValue(column, row[id as keyof Row], (value) => choice(id, value));
    const titled = (row: Row) => <RowTitle href={href?.(row)}>{show(row)}</RowTitle>;
    const own: ((row: Row) => ReactNode) | undefined = cells[name];
    return {
      id,
      header: label(name),
      sortable: column.sortable === true,
      sortFirst: isAmount(column) ? 'descending' : 'ascending',
      align: isAmount(column) ? 'end' : 'start',
      width: widthOf(column, at === 0),
      ...(at === 0 ? { lead } : {}),
      phone: column.column === 'phone',
      cell: own ?? (at === 0 ? titled : show),
    };
  });
}
