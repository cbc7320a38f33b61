import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="menuitem"]';

/** Follows the row's link on a press anywhere in the row, except on controls or selected text. */
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
