import type { CurrentUser } from '@atrium/api-client/contract';

/** Modules with first-visit help. */
export type HelpModule = 'registration';

const storageKey = 'help';

/** Whether the help was closed in this browser or by this account. */
export function isHelpDismissed(module: HelpModule, user: CurrentUser | null | undefined): boolean {
  if (user?.visited_modules.includes(module) === true) return true;
  try {
    return window.localStorage.getItem(storageKey) === module;
  } catch {
    return false;
  }
}

/** Remembers it in local storage under `help`, or only until the page is closed if storage is blocked. */
export function rememberHelpDismissed(module: HelpModule): void {
  try {
    window.localStorage.setItem(storageKey, module);
  } catch {
    // Storage is blocked: the help appears again on the next visit.
  }
}
