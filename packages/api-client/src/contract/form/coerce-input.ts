import type { TSchema } from 'typebox';
import { trimmed } from '../fields.schema';

/** The subset of JSON Schema that the contract's inputs use. */
interface InputSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[];
  readonly items?: InputSchema;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly patternProperties?: Readonly<Record<string, InputSchema>>;
  readonly [trimmed]?: boolean;
}

/**
 * Coerces an input to its schema before validation: drops unknown fields, trims marked texts, and converts texts of a
 * form or query to numbers, booleans and null.
 */
export function coerceInput(schema: TSchema, value: unknown, fromText: boolean): unknown {
  return coerce(schema, value, fromText);
}

function coerce(schema: InputSchema, value: unknown, fromText: boolean): unknown {
  if (schema.anyOf !== undefined) return coerceChoice(schema.anyOf, value, fromText);
  if (typeof value === 'string') return coerceText(schema, value, fromText);
  if (Array.isArray(value)) {
    const items = schema.items;
    return items === undefined ? value : value.map((entry) => coerce(items, entry, fromText));
  }
  return isObject(value) ? coerceObject(schema, value, fromText) : value;
}

function coerceObject(schema: InputSchema, value: Record<string, unknown>, fromText: boolean): unknown {
  const everyOther = Object.values(schema.patternProperties ?? {})[0];
  if (schema.properties === undefined && everyOther === undefined) return value;
  const coerced: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, name);
    const fitting = known ? schema.properties[name] : everyOther;
    if (fitting !== undefined) coerced[name] = coerce(fitting, entry, fromText);
  }
  return coerced;
}

function coerceChoice(choices: readonly InputSchema[], value: unknown, fromText: boolean): unknown {
  if (fromText && value === '' && choices.some((choice) => choice.type === 'null')) return null;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const others = choices.filter((choice) => choice.type !== 'null');
  const fitting = others.find((choice) => choice.type === kind) ?? (fromText ? others[0] : undefined);
  return fitting === undefined ? value : coerce(fitting, value, fromText);
}

const wholeNumber = /^(0|-?[1-9]\d{0,14})$/;

function coerceText(schema: InputSchema, value: string, fromText: boolean): unknown {
  if (schema[trimmed] === true) return value.trim();
  if (!fromText) return value;
  if (schema.type === 'integer' && wholeNumber.test(value)) return Number(value);
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
