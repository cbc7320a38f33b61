import { createHash } from 'node:crypto';

/** The same for what says the same, in whichever order its members came. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return members.map(([name, inside]) => [name, ordered(inside)]);
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Tells a call from another one of the same endpoint. Not for what holds a secret, which could be guessed from it. */
export function fingerprintOf(...sent: readonly unknown[]): string {
  return hashOf(JSON.stringify(ordered(sent)));
}
