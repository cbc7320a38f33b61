import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="menuitem"]';

/** A press anywhere on a row presses the row's own link, unless it hit a control or selected text. */
export function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const row = event.currentTarget;
  const target = event.target;
  if (!(target instanceof Element) || !row.contains(target) || target.closest(CONTROLS)) return;
  if (window.getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey } = event;
  row
    .querySelector('[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
