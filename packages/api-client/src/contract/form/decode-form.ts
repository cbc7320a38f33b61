import { FormError } from './form-error';
import { splitName } from './form-name';

/** A decoded value. Numbers and booleans are still texts; the schema converts them. */
export type FormValue = string | FormValue[] | FormObject;
/** A decoded form: texts, lists and nested forms. */
export interface FormObject {
  [name: string]: FormValue;
}

/** Limits of a form. `depth` counts the parts of a name: `a[b][c]` has three. */
export const formLimits = { depth: 6, params: 1_000, array: 200 } as const;

type Group = Map<string, string | Group>;

function decodeWord(word: string): string {
  try {
    return decodeURIComponent(word.includes('+') ? word.replaceAll('+', ' ') : word);
  } catch {
    throw new FormError('malformed');
  }
}

function groupAt(root: Group, path: readonly string[]): Group {
  let group = root;
  for (const part of path) {
    const next: string | Group = group.get(part) ?? new Map();
    if (typeof next === 'string') throw new FormError('duplicate_name');
    group.set(part, next);
    group = next;
  }
  return group;
}

function put(root: Group, path: readonly string[], value: string): void {
  const group = groupAt(root, path.slice(0, -1));
  const last = path.at(-1) ?? '';
  if (last !== '') {
    if (group.has(last)) throw new FormError('duplicate_name');
    group.set(last, value);
    return;
  }
  if (group.size >= formLimits.array) throw new FormError('array_too_long');
  group.set(`+${group.size}`, value);
}

const index = /^(?:0|[1-9]\d*)$/;

function toList(group: Group, prefix: '' | '+'): FormValue[] {
  if (group.size === 1 && prefix === '+' && group.get('+0') === '') return [];
  const keys = [...group.keys()];
  if (keys.some((key) => Number(key.slice(prefix.length)) >= formLimits.array)) throw new FormError('array_too_long');
  return keys.map((_, at) => {
    const value = group.get(`${prefix}${at}`);
    if (value === undefined) throw new FormError('malformed');
    return toValue(value);
  });
}

function toObject(group: Group): FormObject {
  return Object.fromEntries([...group].map(([name, value]) => [name, toValue(value)]));
}

function toValue(value: string | Group): FormValue {
  if (typeof value === 'string') return value;
  const [first = ''] = value.keys();
  if (/^\+\d/.test(first)) return toList(value, '+');
  if (index.test(first)) return toList(value, '');
  if ([...value.keys()].some((key) => index.test(key) || key.startsWith('+'))) throw new FormError('malformed');
  return toObject(value);
}

/**
 * Reads a form body or a query: `couriers[0][username]=x` → `{ couriers: [{ username: 'x' }] }`, `tags[]=` → `{ tags:
 * [] }`. Values remain texts. The schema converts them to numbers and booleans, and an empty one to null if allowed.
 *
 * @throws {FormError} for ambiguous or malformed input, or beyond `formLimits`.
 */
export function decodeForm(body: string): FormObject {
  const root: Group = new Map();
  let params = 0;
  for (let start = 0; start < body.length;) {
    const ampersand = body.indexOf('&', start);
    const end = ampersand < 0 ? body.length : ampersand;
    if (end > start) {
      if (++params > formLimits.params) throw new FormError('too_many_params');
      const pair = body.slice(start, end);
      const equals = pair.indexOf('=');
      const name = equals < 0 ? pair : pair.slice(0, equals);
      const value = equals < 0 ? '' : pair.slice(equals + 1);
      put(root, splitName(decodeWord(name), formLimits.depth), decodeWord(value));
    }
    start = end + 1;
  }
  return toObject(root);
}
