export const defaultPageSize = 10;

/** Rows per page to choose from, with the current one among them whatever it is. */
export function pageSizes(current: number): number[] {
  return [...new Set([10, 20, 50, 100, current])].toSorted((one, other) => one - other);
}
