import { createHash } from 'node:crypto';

/** Canonical form of a value, independent of the order of members. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return members.map(([name, inside]) => [name, canonical(inside)]);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Hash that distinguishes requests to the same endpoint. Not for input with secrets, which could be guessed from the
 * hash.
 */
export function fingerprintOf(...sent: readonly unknown[]): string {
  return hashOf(JSON.stringify(canonical(sent)));
}
