import { isUuid } from '../platform';
import { type SortKey, writeSort } from './sort';

/** A place in an order, beside a row: the values it is sorted by, and its id. */
export interface Place {
  readonly values: readonly string[];
  readonly id: string;
}

/** Where a page begins: after or before a row. */
export interface Cursor extends Place {
  readonly direction: 'after' | 'before';
}

/** The text a client hands back unchanged; it holds nothing the row has not shown. */
export function writeCursor(direction: Cursor['direction'], { values, id }: Place, sort: readonly SortKey[]): string {
  return Buffer.from(JSON.stringify([writeSort(sort), direction, id, ...values])).toString('base64url');
}

/** null for what was not written here, or for another order. */
export function readCursor(text: string, sort: readonly SortKey[]): Cursor | null {
  const parts = parse(text);
  if (parts === null || parts.length !== sort.length + 3) return null;
  const [order, direction, id = '', ...values] = parts;
  if (order !== writeSort(sort) || !isUuid(id)) return null;
  return direction === 'after' || direction === 'before' ? { direction, id, values } : null;
}

function parse(text: string): string[] | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : null;
  } catch {
    return null;
  }
}
