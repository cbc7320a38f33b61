import type { TSchema } from 'typebox';
import { Check, Convert, Errors } from 'typebox/value';
import type { FormValue } from '../contract';
import { refuseInvalid } from './fake-problem';

interface ObjectSchema extends TSchema {
  readonly properties: Readonly<Record<string, TSchema>>;
}

const isObjectSchema = (schema: TSchema): schema is ObjectSchema => 'properties' in schema;

/** As the service reads a form: an empty word is null where null may stand. */
function emptyToNull(schema: TSchema, value: unknown): unknown {
  if (value === '' && Check(schema, null)) return null;
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isObjectSchema(schema)) return value;
  const members: [string, unknown][] = Object.entries(value);
  const known = members.filter(([name]) => name in schema.properties);
  return Object.fromEntries(
    known.map(([name, member]) => [name, emptyToNull(schema.properties[name] ?? schema, member)]),
  );
}

const required = 'Fill in this field.';
const wrong = 'This value is not allowed.';

/** Words of a form or a query turned into what the schema wants; refused as the service refuses, field by field. */
export function readInput(schema: TSchema | undefined, form: FormValue): unknown {
  if (schema === undefined) return undefined;
  const value = Convert(schema, emptyToNull(schema, form));
  if (Check(schema, value)) return value;
  const fields = [...Errors(schema, value)].map(({ instancePath, keyword, params }): [string, string] => {
    const path = instancePath.split('/').filter(Boolean);
    const missing = keyword === 'required' && 'requiredProperties' in params ? params.requiredProperties : undefined;
    return missing === undefined
      ? [path.join('.'), keyword === 'minLength' ? required : wrong]
      : [[...path, missing[0]].join('.'), required];
  });
  refuseInvalid(Object.fromEntries(fields));
  return value;
}
