import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { firstField } from '../dialog/first-field';
import type { EditedRow } from './edited-row';

function openRow(table: HTMLElement | null): HTMLElement | null {
  return table?.querySelector<HTMLElement>('[data-edited]') ?? null;
}

/** Focuses the first field of an opened row, and returns the focus to the row or to the button that added it. */
export function useEditFocus(table: RefObject<HTMLElement | null>, edited: EditedRow): void {
  const before = useRef<EditedRow>(undefined);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const last = before.current;
    if (edited === last) return;
    before.current = edited;
    if (edited !== undefined) {
      if (last === undefined) opener.current = document.activeElement;
      firstField(openRow(table.current))?.focus();
      return;
    }
    // Does not move the focus if the user has focused something else.
    if (document.activeElement !== document.body) return;
    const pencil = [...(table.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      .find((row) => row.dataset['row'] === last)
      ?.querySelector<HTMLElement>('[data-edit]');
    if (pencil) pencil.focus();
    else if (opener.current instanceof HTMLElement) opener.current.focus();
  }, [table, edited]);
}
