import type { CurrentUser } from '@atrium/api-client/contract';

/** The pages that have help of their own; the registration alone. */
export type HelpModule = 'registration';

const storageKey = 'help';

/** Whether the help of a page was closed in this browser, or by this account anywhere. */
export function isHelpDismissed(module: HelpModule, user: CurrentUser | null | undefined): boolean {
  if (user?.visited_modules.includes(module) === true) return true;
  try {
    return window.localStorage.getItem(storageKey) === module;
  } catch {
    return false;
  }
}

/** Remembers it in local storage under `help`; a browser that blocks that forgets it with the page. */
export function rememberHelpDismissed(module: HelpModule): void {
  try {
    window.localStorage.setItem(storageKey, module);
  } catch {
    // Nothing to keep it in: the help is offered again on the next visit.
  }
}
