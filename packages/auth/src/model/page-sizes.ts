const defaultPageSize = 10;
const largestPageSize = 100;
const storageKey = 'pageSize';

function readStored(): number | undefined {
  try {
    const size = Number(window.localStorage.getItem(storageKey) ?? undefined);
    return Number.isInteger(size) && size >= 1 && size <= largestPageSize ? size : undefined;
  } catch {
    return undefined;
  }
}

/** Rows per page: the account's setting, else this browser's, else 10. */
export function currentPageSize(ofUser: number | null): number {
  return ofUser ?? readStored() ?? defaultPageSize;
}

/** Also remembers the choice in local storage under `pageSize`, for users without a setting. */
export function rememberPageSize(size: number): void {
  try {
    window.localStorage.setItem(storageKey, String(size));
  } catch {
    // Storage is blocked: the account has the setting.
  }
}

/** The rows per page to choose from, always including the current one. */
export function pageSizes(current: number): number[] {
  return [...new Set([10, 20, 50, 100, current])].toSorted((one, other) => one - other);
}
