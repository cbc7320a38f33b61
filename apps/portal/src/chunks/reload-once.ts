import { hasUnsavedWork } from '@atrium/ui-kit';

const key = 'reloadedForChunk';
/** Longer than a reloaded page can take to fail again. */
const quietTime = 600_000;

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
 * Reloads the page to get the current version of the application: never over unsaved work, and once, so that it never loops.
 * Answers whether it does.
 */
export function reloadOnce(reload: () => void = () => window.location.reload()): boolean {
  if (hasUnsavedWork() || !isFirstInAWhile()) return false;
  reload();
  return true;
}
