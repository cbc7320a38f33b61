import type { TSchema } from 'typebox';
import { trimmed } from '../fields.schema';

/** The parts of JSON Schema that the contract's inputs are written in. */
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
 * Gives an input the shape its schema names before it is validated: fields the schema does not know are left
 * out, texts are trimmed where it says so, and texts of a form or an address become numbers, booleans and null.
 */
export function shapeInput(schema: TSchema, value: unknown, fromText: boolean): unknown {
  return shape(schema, value, fromText);
}

function shape(schema: InputSchema, value: unknown, fromText: boolean): unknown {
  if (schema.anyOf !== undefined) return shapeChoice(schema.anyOf, value, fromText);
  if (typeof value === 'string') return shapeText(schema, value, fromText);
  if (Array.isArray(value)) {
    const items = schema.items;
    return items === undefined ? value : value.map((entry) => shape(items, entry, fromText));
  }
  return isGroup(value) ? shapeGroup(schema, value, fromText) : value;
}

function shapeGroup(schema: InputSchema, value: Record<string, unknown>, fromText: boolean): unknown {
  const everyOther = Object.values(schema.patternProperties ?? {})[0];
  if (schema.properties === undefined && everyOther === undefined) return value;
  const shaped: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, name);
    const fitting = known ? schema.properties[name] : everyOther;
    if (fitting !== undefined) shaped[name] = shape(fitting, entry, fromText);
  }
  return shaped;
}

function shapeChoice(choices: readonly InputSchema[], value: unknown, fromText: boolean): unknown {
  if (fromText && value === '' && choices.some((choice) => choice.type === 'null')) return null;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  const others = choices.filter((choice) => choice.type !== 'null');
  const fitting = others.find((choice) => choice.type === kind) ?? (fromText ? others[0] : undefined);
  return fitting === undefined ? value : shape(fitting, value, fromText);
}

const wholeNumber = /^(0|-?[1-9]\d{0,14})$/;

function shapeText(schema: InputSchema, value: string, fromText: boolean): unknown {
  if (schema[trimmed] === true) return value.trim();
  if (!fromText) return value;
  if (schema.type === 'integer' && wholeNumber.test(value)) return Number(value);
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
