import type { Field, Fields } from '@atrium/api-client/contract';
import { parseDecimal } from '@atrium/validators';
import { boolean, object, string, type AnySchema } from 'yup';
import { decimalsOf, formFields, type FormPart } from './record-values';

const required = 'validation.required';

/** Formats the minimum or maximum of a scaled integer as users type it. */
const typedBound = (field: Field, bound: number) => bound / 10 ** decimalsOf(field);

function numberSchema(field: Field): AnySchema {
  const { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = field;
  const read = (typed: string) => parseDecimal(typed, decimalsOf(field));
  const range = `form.range?minimum=${typedBound(field, minimum)}&maximum=${typedBound(field, maximum)}`;
  return string()
    .test('number', 'form.number', (typed = '') => typed.trim() === '' || read(typed) !== undefined)
    .test('range', range, (typed = '') => {
      const value = read(typed);
      return value === undefined || (value >= minimum && value <= maximum);
    });
}

function textSchema(name: string, { maxLength = 160, pattern }: Field): AnySchema {
  const schema = string().trim().max(maxLength, `validation.tooLong?maximum=${maxLength}`);
  if (pattern === undefined) return schema;
  return schema.matches(new RegExp(pattern), { message: `pattern.${name}`, excludeEmptyString: true });
}

function schemaOf(name: string, field: Field): AnySchema {
  if (field.type === 'boolean') return boolean();
  const schema =
    field.type === 'integer'
      ? numberSchema(field)
      : field.type === 'choice'
        ? string().oneOf(['', ...(field.choices ?? [])], 'validation.choose')
        : textSchema(name, field);
  return field.optional || field.nullable ? schema : schema.required(required);
}

/**
 * The schema of a form, built from the declaration of its fields. Messages are text keys: of the room
 * (`pattern.{name}`), of the back office (`form.…`) or common ones (`validation.…`).
 */
export function formSchema(fields: Fields, part: FormPart) {
  return object(Object.fromEntries(formFields(fields, part).map(([name, field]) => [name, schemaOf(name, field)])));
}
