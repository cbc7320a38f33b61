import { hasUnsavedWork } from '@atrium/ui-kit';

const key = 'reloadedForChunk';
/** Longer than a reloaded page takes to fail again. */
const quietTime = 600_000;

let readTarget: () => string | undefined = () => undefined;

/** Sets the navigation target, so that a reload goes there. */
export function setReloadTarget(read: () => string | undefined): void {
  readTarget = read;
}

function reloadTarget(): void {
  const target = readTarget();
  if (target === undefined) window.location.reload();
  else window.location.assign(target);
}

function isFirstRecently(): boolean {
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
 * Reloads the target page to get the current version of the application. Never reloads over unsaved work, and only
 * once, so that it never loops. Returns whether it reloads.
 */
export function reloadOnce(reload: () => void = reloadTarget): boolean {
  if (hasUnsavedWork() || !isFirstRecently()) return false;
  reload();
  return true;
}
