/** The JSON Schema keywords the contract's inputs use. */
interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
}

/** One text field of an input. */
export interface Field {
  /** Path in error messages, such as `address.city`; null for a member name. */
  readonly path: string | null;
  readonly isId: boolean;
  /** Maximum length in its schema. */
  readonly limit: number;
  /** Builds a valid input with this text in the field. */
  readonly fill: (text: string) => unknown;
}

/** All text fields of an input with this schema, at any depth. */
export function fieldsOf(schema: unknown): Field[] {
  return schema === undefined ? [] : fieldsIn(schema as Schema);
}

function fieldsIn(schema: Schema): Field[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(fieldsIn);
  if (schema.const !== undefined) return [];
  if (schema.type === 'string') {
    const limit = schema.format === undefined ? (schema.maxLength ?? Infinity) : 0;
    return [{ path: '', isId: schema.format === 'uuid', limit, fill: (text) => text }];
  }
  if (schema.items !== undefined) return fieldsIn(schema.items).map((field) => within('0', field, (value) => [value]));
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, inside]) =>
    fieldsIn(inside).map((field) => within(name, field, (value) => ({ ...groupOf(schema), [name]: value }))),
  );
  const others = Object.values(schema.patternProperties ?? {}).flatMap((inside): Field[] => [
    { path: null, isId: false, limit: Infinity, fill: (text) => ({ [text]: sampleOf(inside) }) },
    ...fieldsIn(inside).map((field) => within('any', field, (value) => ({ any: value }))),
  ]);
  return [...named, ...others];
}

function within(name: string, field: Field, wrap: (value: unknown) => unknown): Field {
  const path = field.path === null ? null : field.path === '' ? name : `${name}.${field.path}`;
  return { ...field, path, fill: (text) => wrap(field.fill(text)) };
}

function groupOf({ properties = {} }: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([name, inside]) => [name, sampleOf(inside)]));
}

/** A valid value. */
export function sampleOf(schema: unknown): unknown {
  const { anyOf, const: only, type, format, minLength = 1, minimum = 1, items, properties } = schema as Schema;
  if (anyOf !== undefined) return sampleOf(anyOf[0]);
  if (only !== undefined) return only;
  if (type === 'string') return format === undefined ? 'x'.repeat(minLength) : formatted[format];
  if (type === 'integer' || type === 'number') return minimum;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (items !== undefined) return [sampleOf(items)];
  return groupOf(properties === undefined ? {} : { properties });
}

const formatted: Readonly<Record<string, string>> = {
  uuid: '0190b3d0-0000-7000-8000-000000000000',
  'date-time': '2026-11-21T08:00:00.000Z',
  date: '2026-11-21',
  email: 'ana@example.com',
};
