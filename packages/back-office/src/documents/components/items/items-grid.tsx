import { useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { newDocumentMessages } from '../../new-document-messages';
import { cellId } from '../../model/field-ids';
import type { ItemField } from '../../model/typed-item';
import { ItemRow, type RowActions } from './item-row';
import { NewItemRow } from './new-item-row';
import { useGrid } from './use-grid';
import type { Items } from './use-items';

interface ItemsGridProps {
  label: string;
  items: Items;
  fields: readonly ItemField[];
  attempted: boolean;
}

/**
 * The items of a table as a grid. Arrow keys move, typing replaces, F2 edits, Enter goes down and Tab right, Alt with an
 * arrow moves the row, Ctrl V pastes rows; after Escape, Tab leaves the grid.
 */
export function ItemsGrid({ label, items, fields, attempted }: ItemsGridProps) {
  const text = useTexts(newDocumentMessages);
  const { hash } = useLocation();
  const grid = useGrid({ items, fields });
  const latest = useRef({ grid, items });
  const dragged = useRef<number>(undefined);
  useEffect(() => {
    latest.current = { grid, items };
  });
  const actions = useMemo(
    (): RowActions => ({
      grid: () => latest.current.grid,
      remove: (row) => latest.current.items.remove(row),
      set: (row, field, typed) => latest.current.items.set(row, field, typed),
      drag: (row) => {
        dragged.current = row;
      },
      drop: (row) => {
        if (dragged.current !== undefined) latest.current.items.move(dragged.current, row);
        dragged.current = undefined;
      },
    }),
    [],
  );

  useEffect(() => {
    const { items: now, grid: shown } = latest.current;
    const [row, column] = now.items
      .flatMap((item, at) => fields.map((field, place) => [cellId(item.id, field), at, place] as const))
      .find(([id]) => id === hash.slice(1))
      ?.slice(1) ?? [undefined, undefined];
    if (typeof row === 'number' && typeof column === 'number') shown.go({ row, column });
  }, [hash, fields]);

  const { row: currentRow, column: currentColumn } = grid.place;
  const last = items.items.length;
  return (
    <div className="items-grid__scroll">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its current cell has the focus */}
      <div
        aria-colcount={fields.length + 3}
        aria-label={label}
        aria-rowcount={last + 1 + (items.canAdd ? 1 : 0)}
        className="items-grid"
        data-columns={fields.length}
        onKeyDown={grid.onKeyDown}
        onPaste={grid.onPaste}
        ref={grid.grid}
        role="grid"
      >
        <div className="items-grid__row items-grid__row--head" role="row">
          <span className="items-grid__grip" role="columnheader">
            <VisuallyHidden>{text('items.order')}</VisuallyHidden>
          </span>
          {fields.map((field) => (
            <span className="items-grid__cell" data-field={field} key={field} role="columnheader">
              {text(`items.column.${field}`)}
            </span>
          ))}
          <span className="items-grid__cell items-grid__cell--net" role="columnheader">
            {text('items.column.net')}
          </span>
          <span className="items-grid__remove" role="columnheader">
            <VisuallyHidden>{text('actions')}</VisuallyHidden>
          </span>
        </div>
        {/* oxlint-disable-next-line react/refs -- rows call it for events and for the cell that is typed into */}
        {items.items.map((item, row) => (
          <ItemRow
            actions={actions}
            attempted={attempted}
            current={row === currentRow ? currentColumn : undefined}
            editing={row === currentRow ? grid.editing : undefined}
            fields={fields}
            isPasted={items.pasted?.ids.has(item.id) === true}
            item={item}
            key={item.id}
            options={items.options}
            row={row}
          />
        ))}
        {items.canAdd && <NewItemRow fields={fields} grid={grid} items={items} row={last} />}
      </div>
    </div>
  );
}
