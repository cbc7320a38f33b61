import { useTexts } from '@atrium/i18n';
import { Icon } from '@atrium/ui-kit';
import { GripVertical, X } from 'lucide-react';
import { memo } from 'react';
import { newDocumentMessages } from '../../new-document-messages';
import { cellId } from '../../model/field-ids';
import { netOf } from '../../model/item-price';
import { type ItemField, type ItemOptions, parseItem, type TypedItem } from '../../model/typed-item';
import { CellInput } from './cell-input';
import { ItemProblemRow } from './item-problem-row';
import type { Editing, Grid } from './use-grid';
import { formatAmount, showCell } from './use-item-words';

interface ItemRowProps {
  item: TypedItem;
  row: number;
  fields: readonly ItemField[];
  options: ItemOptions;
  /** Column of the current cell; undefined if it is in another row. */
  current: number | undefined;
  editing: Editing | undefined;
  isPasted: boolean;
  /** Shows also what is only missing. */
  attempted: boolean;
  /** Must be referentially stable, like `item`: rows that did not change are not rendered. */
  actions: RowActions;
}

export interface RowActions {
  readonly grid: () => Grid;
  readonly remove: (row: number) => void;
  readonly set: (row: number, field: ItemField, typed: string) => void;
  readonly drag: (row: number) => void;
  readonly drop: (row: number) => void;
}

/** A row of the grid: the cells, the net amount, and below them what is wrong. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, row, fields, options, current, editing, isPasted, attempted, actions } = props;
  const text = useTexts(newDocumentMessages);
  const net = netOf(item, options);
  const read = parseItem(item, options);
  const problems = 'problems' in read ? read.problems : [];
  const shown = problems.filter(({ reason }) => attempted || reason === 'option' || reason === 'number');
  const name = item.description || text('items.row', { row: row + 1 });
  return (
    <>
      <div
        aria-rowindex={row + 2}
        className="items-grid__row"
        data-pasted={isPasted || undefined}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => actions.drop(row)}
        role="row"
      >
        <div className="items-grid__grip" role="gridcell">
          <button
            aria-label={text('items.move', { name })}
            draggable
            onDragStart={() => actions.drag(row)}
            tabIndex={-1}
            type="button"
          >
            <Icon icon={GripVertical} size="s" />
          </button>
        </div>
        {fields.map((field, column) => {
          const isCurrent = column === current;
          const isWrong = shown.some((problem) => problem.field === field);
          if (isCurrent && editing !== undefined)
            return (
              <div className="items-grid__cell" data-field={field} key={field} role="gridcell">
                <CellInput editing={editing} field={field} grid={actions.grid()} isWrong={isWrong} options={options} />
              </div>
            );
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles its keys
            <div
              aria-invalid={isWrong || undefined}
              className="items-grid__cell"
              data-current={isCurrent || undefined}
              data-field={field}
              id={cellId(item.id, field)}
              key={field}
              onClick={() => actions.grid().go({ row, column })}
              onDoubleClick={() => actions.grid().edit(item[field], false)}
              onFocus={() => !isCurrent && actions.grid().go({ row, column })}
              role="gridcell"
              tabIndex={isCurrent ? 0 : -1}
            >
              {showCell(item, field, options)}
            </div>
          );
        })}
        <div className="items-grid__cell items-grid__cell--net" role="gridcell">
          {net === undefined ? '–' : formatAmount(net)}
        </div>
        <div className="items-grid__remove" role="gridcell">
          <button
            aria-label={text('items.remove', { name })}
            data-current={current === fields.length || undefined}
            onClick={() => actions.remove(row)}
            tabIndex={current === fields.length ? 0 : -1}
            type="button"
          >
            <Icon icon={X} size="s" />
          </button>
        </div>
      </div>
      {shown[0] !== undefined && (
        <ItemProblemRow item={item} onChoose={(field, key) => actions.set(row, field, key)} problem={shown[0]} />
      )}
    </>
  );
});
