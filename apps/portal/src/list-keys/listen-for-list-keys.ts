import { hasSingleKeys } from '@atrium/ui-kit';

const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const list = 'main [data-list-search], main [data-row]';

function focusSearch(): boolean {
  const search = document.querySelector<HTMLInputElement>('main [data-list-search]');
  search?.focus();
  search?.select();
  return search !== null;
}

/** Presses the button that shows new rows, else the filled button of the page. */
function pressNew(): boolean {
  const button =
    document.querySelector<HTMLElement>('main [data-list-new]') ??
    document.querySelector<HTMLElement>('main .a-page-header__actions .a-button--primary');
  if (button === null || document.querySelector(list) === null) return false;
  button.click();
  return true;
}

/** Moves the focus to the link of the next or previous row, from none to the first; Enter opens it. Without one, to the row. */
function moveRow(step: number): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1)];
  const target =
    next?.querySelector<HTMLElement>('[data-row-link]') ?? next?.querySelector<HTMLElement>('a, button') ?? next;
  target?.focus();
  return target !== undefined;
}

const actions: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
  '/': focusSearch,
  n: ({ repeat }) => !repeat && pressNew(),
  j: () => moveRow(1),
  k: () => moveRow(-1),
};

function press(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
  const act = Object.hasOwn(actions, key.toLowerCase()) ? actions[key.toLowerCase()] : undefined;
  if (act === undefined || ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !hasSingleKeys()) return;
  if (target instanceof Element && target.closest(fields)) return;
  if (document.querySelector(overlays) === null && act(event)) event.preventDefault();
}

/**
 * Single keys of every list: `/` focuses the search, `N` presses the filled button, or shows new rows, `J` and `K` move among the rows. They
 * do nothing in fields and below overlays. Returns a function that stops this.
 */
export function listenForListKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
