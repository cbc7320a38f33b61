const defaultPageSize = 10;
const largestPageSize = 100;
const storageKey = 'pageSize';

function toPageSize(value: unknown): number | undefined {
  const size = Number(value);
  return Number.isInteger(size) && size >= 1 && size <= largestPageSize ? size : undefined;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Rows per page: the user's setting, else the one saved in this browser, else 10. */
export function choosePageSize(ofUser: number | null | undefined): number {
  return toPageSize(ofUser ?? undefined) ?? toPageSize(readStored() ?? undefined) ?? defaultPageSize;
}
