const keptLocally: ReadonlySet<string> = new Set(['language', 'theme', 'pageSize', 'navigation', 'help', 'singleKeys']);

function clear(storage: Storage, kept: ReadonlySet<string>): void {
  for (const key of Object.keys(storage)) if (!kept.has(key)) storage.removeItem(key);
}

/** Removes the user's data from storage and keeps the browser's own settings. */
export function forgetUserData(): void {
  try {
    clear(window.localStorage, keptLocally);
    clear(window.sessionStorage, new Set());
  } catch {
    return;
  }
}
