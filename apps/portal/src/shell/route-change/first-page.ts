let focused = false;

/** The first page takes the place of another, as after a login, so the focus goes to its title too. */
export function focusFirstPage(): void {
  focused = true;
}

export const isFirstPageFocused = () => focused;
