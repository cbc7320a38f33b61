let focused = false;

/** The first page replaces another one, such as the login, so its title is focused too. */
export function focusFirstPage(): void {
  focused = true;
}

export const isFirstPageFocused = () => focused;
