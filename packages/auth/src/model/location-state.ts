/** A text that the previous page left in the history entry. It survives a reload; a fresh visit has none. */
export function readStateText(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
