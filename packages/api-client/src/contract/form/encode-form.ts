function encodeWord(word: string): string {
  return encodeURIComponent(word.toWellFormed());
}

function encodeValue(name: string, value: unknown, pairs: string[]): void {
  if (value === undefined) return;
  if (value === null) pairs.push(`${name}=`);
  else if (value instanceof Date) pairs.push(`${name}=${encodeWord(value.toISOString())}`);
  else if (Array.isArray(value)) encodeList(name, value, pairs);
  else if (typeof value === 'object') encodeMembers(value, (part) => `${name}[${encodeWord(part)}]`, pairs);
  // oxlint-disable-next-line typescript/no-base-to-string -- objects are encoded above
  else if (!/function|symbol/.test(typeof value)) pairs.push(`${name}=${encodeWord(String(value))}`);
}

function encodeList(name: string, values: readonly unknown[], pairs: string[]): void {
  if (values.length === 0) pairs.push(`${name}[]=`);
  values.forEach((value, at) => encodeValue(`${name}[${at}]`, value ?? null, pairs));
}

function encodeMembers(value: object, nameOf: (part: string) => string, pairs: string[]): void {
  const members: [string, unknown][] = Object.entries(value);
  for (const [part, member] of members) encodeValue(nameOf(part), member, pairs);
}

/**
 * Encodes a form body or a query: `{ couriers: [{ username: 'x' }] }` → `couriers[0][username]=x`. Booleans are `true`
 * and `false`, null is empty, an empty list is `tags[]=`, a date is its ISO instant in UTC. Omits undefined, and
 * objects without members, which a form cannot express.
 */
export function encodeForm(value: object): string {
  const pairs: string[] = [];
  encodeMembers(value, encodeWord, pairs);
  return pairs.join('&');
}
