/** Joins class names; omits `false`, `undefined` and empty strings. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
