import { isUuid } from '../platform';
import { type SortKey, writeSort } from './sort';

/** Position of a row in a sort order: its sort values and id. */
export interface RowPosition {
  readonly values: readonly string[];
  readonly id: string;
}

/** Start of a page: after or before a row. */
export interface Cursor extends RowPosition {
  readonly direction: 'after' | 'before';
}

/** Encodes a cursor, which clients return unchanged. Contains only values the row shows. */
export function writeCursor(
  direction: Cursor['direction'],
  { values, id }: RowPosition,
  sort: readonly SortKey[],
): string {
  return Buffer.from(JSON.stringify([writeSort(sort), direction, id, ...values])).toString('base64url');
}

/** Null for an invalid cursor or one of another sort order. */
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
