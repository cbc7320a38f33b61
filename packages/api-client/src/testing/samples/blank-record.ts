import type { Static, TObject, TSchema } from 'typebox';

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly anyOf?: readonly JsonSchema[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

export const sampleId = '018f0000-0000-7000-8000-000000000010';
export const sampleInstant = '2026-11-21T10:00:00.000Z';

const formats: Readonly<Record<string, string>> = { uuid: sampleId, 'date-time': sampleInstant };

function blank(schema: JsonSchema): unknown {
  const { type, anyOf, minimum = 0, format = '', required = [], properties = {} } = schema;
  if ('const' in schema) return schema.const;
  if (anyOf !== undefined) return anyOf.some((one) => one.type === 'null') ? null : blank(anyOf[0] ?? {});
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, blank(properties[name] ?? {})]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return minimum;
  return type === 'string' ? (formats[format] ?? '') : null;
}

/** A value of a schema with the given fields, and the emptiest value in every other required one. */
export function blankRecord<S extends TObject>(schema: S, given: Partial<Static<S>> = {}): Static<S> {
  const { required = [], properties } = schema as TSchema & JsonSchema;
  const missing = required.filter((name) => !Object.hasOwn(given, name));
  return {
    ...Object.fromEntries(missing.map((name) => [name, blank(properties?.[name] ?? {})])),
    ...given,
  } as Static<S>;
}
