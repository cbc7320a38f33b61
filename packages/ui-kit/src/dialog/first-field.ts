const FIELDS = 'input:not([type="hidden"], [hidden]), select, textarea';

/** What takes the focus of an opening dialog: its first field, else the dialog itself, so that it is read from its title. */
export function firstField(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>(FIELDS) ?? popup;
}
