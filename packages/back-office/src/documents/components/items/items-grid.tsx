import { useTexts } from '@atrium/i18n';
import { VisuallyHidden } from '@atrium/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { newDocumentMessages } from '../../new-document-messages';
import { cellId } from '../../model/field-ids';
import type { ItemField } from '../../model/typed-item';
import { CellInput } from './cell-input';
import { ItemRow, type RowActions } from './item-row';
import { useGrid, type Grid } from './use-grid';
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
        {items.canAdd && <NewRow fields={fields} grid={grid} items={items} row={last} />}
      </div>
    </div>
  );
}

interface NewRowProps {
  items: Items;
  fields: readonly ItemField[];
  grid: Grid;
  row: number;
}

/** The empty row below the last: typing there adds an item. */
function NewRow({ items, fields, grid, row }: NewRowProps) {
  const text = useTexts(newDocumentMessages);
  const isCurrent = grid.place.row === row;
  const column = Math.min(grid.place.column, fields.length - 1);
  const field = fields[column] ?? 'description';
  return (
    <div aria-rowindex={row + 2} className="items-grid__row items-grid__row--new" role="row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty */}
      <div className="items-grid__grip" role="gridcell" />
      {fields.map((name, at) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid handles its keys
        <div
          className="items-grid__cell"
          data-current={(isCurrent && at === column && grid.editing === undefined) || undefined}
          data-field={name}
          key={name}
          onClick={() => grid.go({ row, column: at })}
          role="gridcell"
          tabIndex={isCurrent && at === column ? 0 : -1}
        >
          {isCurrent && name === field && grid.editing !== undefined ? (
            <CellInput editing={grid.editing} field={field} grid={grid} isWrong={false} options={items.options} />
          ) : (
            at === 0 && <span className="items-grid__hint">{text('items.typeHere')}</span>
          )}
        </div>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty */}
      <div className="items-grid__cell items-grid__cell--net" role="gridcell" />
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- empty */}
      <div className="items-grid__remove" role="gridcell" />
    </div>
  );
}
