import type { Field, Fields, FieldType, PartOf } from '@atrium/api-client/contract';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : S;

type Shown = 'list' | 'record';

const givenTypes: readonly FieldType[] = ['person', 'record', 'records', 'actions'];

/** Declared fields without a column in the record's table. */
type GivenNames<F extends Fields, P extends Shown> = {
  [K in keyof PartOf<F, P> & keyof F]: F[K]['type'] extends 'person' | 'record' | 'records' | 'actions' ? K : never;
}[keyof PartOf<F, P> & keyof F];

/** `created_at` on the wire is `createdAt` in a table. */
export const camelCase = (name: string): string =>
  name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

type RowOf<I> = { [K in keyof I as K extends string ? Camel<K> : never]: I[K] };

/** Converts an input to columns: `created_at` to `createdAt`. */
export function toRow<I extends object>(input: I): RowOf<I> {
  const entries = Object.entries(input).map(([name, value]) => [camelCase(name), value]);
  return Object.fromEntries(entries) as RowOf<I>;
}

const toWire = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** Converts a row to its declared record; `given` holds the fields without a column, such as people and actions. */
export function toRecord<F extends Fields, P extends Shown>(
  { fields }: { readonly fields: F },
  part: P,
  row: object,
  given: Pick<PartOf<F, P>, GivenNames<F, P>>,
): PartOf<F, P> {
  const columns = Object.entries<Field>(fields)
    .filter(([, { type, only }]) => !givenTypes.includes(type) && (only === undefined || only === part))
    .map(([name]) => [name, toWire(Reflect.get(row, camelCase(name)))]);
  return { id: Reflect.get(row, 'id'), ...Object.fromEntries(columns), ...given } as PartOf<F, P>;
}
