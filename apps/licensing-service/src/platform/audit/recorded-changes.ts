import type { Fields } from '@atrium/api-client/contract';

/** What an audit entry stores of a change. */
export interface RecordedChanges {
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  /** Changed fields without values. */
  readonly changed: string[];
  /** The recorded values that differ, for the search. */
  readonly values: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Columns that every record has. They say nothing about a change. */
const bookkeeping = new Set(['id', 'version', 'created_at', 'updated_at', 'author_id', 'last_modified_by']);

/** `titleEn` of a row is the field `title_en`. */
export const fieldName = (path: string): string => path.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isPlain = (value: unknown) =>
  Array.isArray(value) ? value.every((entry) => typeof entry !== 'object') : !isObject(value);

/** Flattens nested objects to paths: `application.title`. */
function flatten(values: Values, prefix = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? flatten(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );
}

const textOfValue = (value: unknown) => JSON.stringify(value ?? null);

/** Keeps the values of declared fields. Other fields only say that they changed, so no secret is stored by mistake. */
export function recordedChanges(fields: Fields, before: Values | null, after: Values | null): RecordedChanges {
  const old = new Map(flatten(before ?? {}));
  const current = new Map(flatten(after ?? {}));
  const isRecorded = (path: string) =>
    fields[fieldName(path)]?.recorded === true && isPlain(old.get(path)) && isPlain(current.get(path));
  const differs = (path: string) => textOfValue(old.get(path)) !== textOfValue(current.get(path));
  const paths = [...new Set([...old.keys(), ...current.keys()])];
  const recorded = paths.filter(isRecorded);
  const changed = paths
    .filter((path) => !isRecorded(path) && differs(path))
    .map((path) => fieldName(path).split('.', 1)[0] ?? path)
    .filter((name) => !bookkeeping.has(name));
  const pick = (values: ReadonlyMap<string, unknown>) => {
    const kept = recorded.flatMap((path) => (values.has(path) ? [[path, values.get(path)] as const] : []));
    return kept.length === 0 ? null : Object.fromEntries(kept);
  };
  return {
    before: pick(old),
    after: pick(current),
    changed: [...new Set(changed)],
    values: recorded
      .filter(differs)
      .flatMap((path) => [old.get(path), current.get(path)])
      .filter((value) => typeof value === 'string')
      .join('\n'),
  };
}
