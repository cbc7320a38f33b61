/** The values to save, and the fields that both users changed. */
interface MergedEdits<V> {
  /** With the user's own values in the conflicting fields. */
  readonly values: V;
  readonly conflicts: readonly (keyof V & string)[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Merges two edits of the same values: a field that only one user changed gets that user's value. */
export function mergeEdits<V extends object>(base: V, yours: V, theirs: V): MergedEdits<V> {
  const names = Object.keys({ ...base, ...theirs, ...yours }) as (keyof V & string)[];
  const isConflict = (name: keyof V & string) =>
    !isSame(yours[name], base[name]) && !isSame(theirs[name], base[name]) && !isSame(yours[name], theirs[name]);
  return {
    values: takeTheirs(
      yours,
      theirs,
      names.filter((name) => isSame(yours[name], base[name])),
    ),
    conflicts: names.filter((name) => isConflict(name)),
  };
}

/** Your values, with theirs in the named fields. */
export function takeTheirs<V extends object>(yours: V, theirs: V, names: Iterable<keyof V & string>): V {
  const values = { ...yours };
  for (const name of names) values[name] = theirs[name];
  return values;
}
