import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { moveBy, type Place } from '../../model/grid-keys';
import type { ItemField } from '../../model/typed-item';
import type { Items } from './use-items';

/** A cell that is typed into. */
export interface Editing {
  /** What the cell begins with. */
  readonly text: string;
  /** Typing replaced the value, so the arrow keys leave the cell as in a spreadsheet. */
  readonly replaces: boolean;
}

interface GridOptions {
  readonly items: Items;
  /** The columns that are typed into; the button that removes a row follows them. */
  readonly fields: readonly ItemField[];
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** The current cell of the grid, and what keys do there. */
export function useGrid({ items, fields }: GridOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing>();
  const takesFocus = useRef(false);
  const leaves = useRef(false);
  const rows = items.items.length + (items.canAdd ? 1 : 0);
  const size = { rows: Math.max(1, rows), columns: fields.length + 1 };
  const row = Math.min(place.row, size.rows - 1);
  const { column } = place;
  const field = fields[column];

  useEffect(() => {
    if (!takesFocus.current || editing !== undefined) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[data-current]')?.focus();
  });

  function go(to: Place): void {
    takesFocus.current = true;
    setEditing(undefined);
    setPlace(to);
  }

  function edit(text: string, replaces: boolean): void {
    if (field !== undefined) setEditing({ text, replaces });
  }

  function commit(typed: string): void {
    if (field !== undefined) items.set(row, field, typed);
    takesFocus.current = true;
    setEditing(undefined);
  }

  function moveRow(step: number): void {
    if (items.move(row, row + step)) go({ row: row + step, column });
  }

  /** Keys of the grid while no cell is typed into. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (editing !== undefined) return;
    const { key, altKey } = event;
    const leaving = leaves.current;
    leaves.current = key === 'Escape';
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      moveRow(key === 'ArrowUp' ? -1 : 1);
      return;
    }
    if (field === undefined && (key === 'Enter' || key === ' ')) return;
    if (key === 'Tab' && leaving) return;
    const to = moveBy(event, { row, column }, size);
    if (to !== undefined) {
      event.preventDefault();
      go(to);
    } else if (field !== undefined && (key === 'Delete' || key === 'Backspace')) {
      event.preventDefault();
      items.set(row, field, '');
    } else if (key === 'F2') {
      event.preventDefault();
      edit(items.items[row]?.[field ?? 'description'] ?? '', false);
    } else if (isCharacter(event) && field !== undefined) {
      event.preventDefault();
      edit(key, true);
    }
  }

  /** Keys of the cell that is typed into. */
  function onEditKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    const typed = event.currentTarget.value;
    if (key === 'Escape') {
      event.stopPropagation();
      takesFocus.current = true;
      setEditing(undefined);
      return;
    }
    const isVertical = key === 'Enter' || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown';
    const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isVertical && !(isHorizontal && editing?.replaces === true)) return;
    event.preventDefault();
    commit(typed);
    // A row that was just added makes room for one more.
    const isNew = row === items.items.length && typed.trim() !== '';
    const to = moveBy(event, { row, column }, { ...size, rows: size.rows + (isNew ? 1 : 0) });
    if (to !== undefined) go(to);
  }

  function onPaste(event: ClipboardEvent<HTMLDivElement>): void {
    const text = event.clipboardData.getData('text/plain');
    const isTable = /[\t\n]/.test(text.trim());
    if (field === undefined || (editing !== undefined && !isTable) || text.trim() === '') return;
    event.preventDefault();
    setEditing(undefined);
    takesFocus.current = true;
    items.paste(text, { row, field, order: fields });
  }

  return { grid, place: { row, column }, editing, go, edit, commit, moveRow, onKeyDown, onEditKeyDown, onPaste };
}

export type Grid = ReturnType<typeof useGrid>;
