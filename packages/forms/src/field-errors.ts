import { isValidationError } from '@atrium/api-client';

/** Messages by field. Nested fields have dots: `address.street`. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The field of the form for the service's name of a field. */
export type FieldOf = (name: string) => string;

/** The messages of a 422 by field; undefined for other errors and for a 422 without fields. */
export function fieldErrorsOf(error: unknown, fieldOf: FieldOf = (name) => name): FieldErrors | undefined {
  if (!isValidationError(error)) return undefined;
  const errors: Record<string, string> = {};
  for (const [name, messages] of Object.entries(error.fields)) {
    const field = fieldOf(name);
    errors[field] = [errors[field] ?? [], ...messages].flat().join(' ');
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** Formik's errors by the path of their field. */
export function flattenErrors(errors: object, prefix = ''): FieldErrors {
  const entries = Object.entries(errors).flatMap(([name, error]: [string, unknown]) =>
    typeof error === 'object' && error !== null
      ? Object.entries(flattenErrors(error, `${prefix}${name}.`))
      : [[`${prefix}${name}`, String(error)] as const],
  );
  return Object.fromEntries(entries);
}
