const FIELDS = 'input:not([type="hidden"], [hidden]), select, textarea';

/** The element to focus in an opening dialog: its first field, else the dialog, so that its title is announced. */
export function firstField(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>(FIELDS) ?? popup;
}
