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

/** Rows per page in effect: the account's setting, else what this browser keeps, else 10. */
export function currentPageSize(ofUser: number | null): number {
  return ofUser ?? readStored() ?? defaultPageSize;
}

/** Keeps the choice in local storage under `pageSize` too, for users without a setting. */
export function rememberPageSize(size: number): void {
  try {
    window.localStorage.setItem(storageKey, String(size));
  } catch {
    // Nothing to keep it in: the account has it.
  }
}

/** Rows per page to choose from, with the current one among them whatever it is. */
export function pageSizes(current: number): number[] {
  return [...new Set([10, 20, 50, 100, current])].toSorted((one, other) => one - other);
}
