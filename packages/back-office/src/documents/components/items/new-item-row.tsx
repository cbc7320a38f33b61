import { useTexts } from '@atrium/i18n';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemField } from '../../model/typed-item';
import { CellInput } from './cell-input';
import type { Grid } from './use-grid';
import type { Items } from './use-items';

interface NewItemRowProps {
  items: Items;
  fields: readonly ItemField[];
  grid: Grid;
  row: number;
}

/** The empty row below the last: typing there adds an item. */
export function NewItemRow({ items, fields, grid, row }: NewItemRowProps) {
  const text = useTexts(newDocumentMessages);
  const isCurrent = grid.place.row === row;
  const column = Math.min(grid.place.column, fields.length - 1);
  const field = fields[column] ?? 'description';
  return (
    <div aria-rowindex={row + 2} className="items-grid__row items-grid__row--new" role="row">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell has no control */}
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
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell has no control */}
      <div className="items-grid__cell items-grid__cell--net" role="gridcell" />
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell has no control */}
      <div className="items-grid__remove" role="gridcell" />
    </div>
  );
}
