import { hasUnsavedWork } from '@atrium/ui-kit';

const key = 'reloadedForChunk';
/** Longer than a reloaded page can take to fail again. */
const quietTime = 600_000;

let readTarget: () => string | undefined = () => undefined;

/** Tells where the user is on the way to, so that a reload leads there. */
export function reloadTowards(read: () => string | undefined): void {
  readTarget = read;
}

function reloadThere(): void {
  const target = readTarget();
  if (target === undefined) window.location.reload();
  else window.location.assign(target);
}

function isFirstInAWhile(): boolean {
  try {
    const last = Number(window.sessionStorage.getItem(key));
    if (Date.now() - last < quietTime) return false;
    window.sessionStorage.setItem(key, String(Date.now()));
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Reloads the target page to get the current version of the application: never over unsaved work, and once, so that it never loops.
 * Answers whether it does.
 */
export function reloadOnce(reload: () => void = reloadThere): boolean {
  if (hasUnsavedWork() || !isFirstInAWhile()) return false;
  reload();
  return true;
}
