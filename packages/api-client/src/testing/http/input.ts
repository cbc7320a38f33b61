import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { coerceInput } from '../../contract/schemas';
import { requireValid } from './problem';

const required = 'Fill in this field.';
const wrong = 'This value is not valid.';

/** Parses and validates an input by its schema; throws a 422 with messages per field, as the service does. */
export function readInput(schema: TSchema | undefined, given: unknown, fromText: boolean): unknown {
  if (schema === undefined) return undefined;
  const value = coerceInput(schema, given, fromText);
  if (Check(schema, value)) return value;
  const fields = [...Errors(schema, value)].map(({ instancePath, keyword, params }): [string, string] => {
    const path = instancePath.split('/').filter(Boolean);
    const missing = keyword === 'required' && 'requiredProperties' in params ? params.requiredProperties : undefined;
    return missing === undefined
      ? [path.join('.'), keyword === 'minLength' ? required : wrong]
      : [[...path, missing[0]].join('.'), required];
  });
  requireValid(Object.fromEntries(fields));
  return value;
}
