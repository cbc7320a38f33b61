import { formatPercent, useTexts } from '@atrium/i18n';
import { useId } from 'react';
import { newDocumentMessages } from '../../new-document-messages';
import type { ItemField, ItemOptions } from '../../model/typed-item';
import type { Editing, Grid } from './use-grid';

interface CellInputProps {
  field: ItemField;
  editing: Editing;
  isWrong: boolean;
  options: ItemOptions;
  grid: Pick<Grid, 'commit' | 'onEditKeyDown'>;
}

/** The input of the cell that is typed into. Units and VAT rates are suggested. */
export function CellInput({ field, editing, isWrong, options, grid }: CellInputProps) {
  const text = useTexts(newDocumentMessages);
  const listId = useId();
  const choices = field === 'unit' || field === 'vat_rate' ? options[field] : undefined;
  const known = choices?.find(({ key }) => key === editing.text);
  return (
    <>
      <input
        aria-invalid={isWrong || undefined}
        aria-label={text(`items.column.${field}`)}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing in the cell opened it
        autoFocus
        className="items-grid__input"
        defaultValue={known?.title ?? editing.text}
        inputMode={choices === undefined && field !== 'description' ? 'decimal' : undefined}
        list={choices && listId}
        onBlur={({ target }) => grid.commit(target.value)}
        onFocus={({ target }) => editing.replaces || target.select()}
        onKeyDown={grid.onEditKeyDown}
      />
      {choices && (
        <datalist id={listId}>
          {choices.map(({ key, title, value }) => (
            <option key={key} value={title}>
              {value === null ? title : formatPercent(value)}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
