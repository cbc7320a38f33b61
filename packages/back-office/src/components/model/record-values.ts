import type { Field, Fields, Part, PartOf } from '@atrium/api-client/contract';
import { parseDecimal } from '@atrium/validators';

/** The parts of a record that forms edit. */
export type FormPart = Extract<Part, 'create' | 'save'>;

/** The typed values of a form, by the declaration of its fields. */
export type FormValues<F extends Fields, P extends FormPart> = {
  [K in keyof PartOf<F, P> & keyof F & string]: F[K]['type'] extends 'boolean' ? boolean : string;
};

/** The fields that a form edits, in the declared order. */
export const formFields = <F extends Fields, P extends FormPart>(fields: F, part: P) =>
  Object.entries<Field>(fields).filter(([, { input }]) => input === 'save' || input === part) as [
    keyof FormValues<F, P> & string,
    Field,
  ][];

export const decimalsOf = ({ money, decimals = money === true ? 2 : 0 }: Field): number => decimals;

function toTyped(field: Field, value: unknown): string | boolean {
  if (field.type === 'boolean') return value === true;
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return String(value / 10 ** decimalsOf(field)).replace('.', ',');
}

function toWire(field: Field, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed;
  const trimmed = typed.trim();
  if (trimmed === '') return field.nullable ? null : field.optional ? undefined : '';
  return field.type === 'integer' ? parseDecimal(trimmed, decimalsOf(field)) : trimmed;
}

/** The values of a form that edits a record, or of an empty one. */
export function toFormValues<F extends Fields, P extends FormPart>(
  fields: F,
  part: P,
  record: Readonly<Partial<Record<string, unknown>>> = {},
): FormValues<F, P> {
  const values = formFields(fields, part).map(([name, field]) => [name, toTyped(field, record[name])]);
  return Object.fromEntries(values) as FormValues<F, P>;
}

/** Converts values that passed the form's schema to the input of the service. */
export function toInput<F extends Fields, P extends FormPart>(
  fields: F,
  part: P,
  values: FormValues<F, P>,
): PartOf<F, P> {
  const input = formFields(fields, part).map(([name, field]) => [name, toWire(field, values[name])]);
  return Object.fromEntries(input.filter(([, value]) => value !== undefined)) as PartOf<F, P>;
}
