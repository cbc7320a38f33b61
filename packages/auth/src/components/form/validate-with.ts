import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { Schema } from 'yup';

/** A schema, or a way to fetch it; a module fetched once is not fetched again. */
export type SchemaSource = Schema | (() => Promise<Schema>);

/** What a schema finds wrong with the values; rejects where the schema cannot be had. */
export async function validateWith<Values extends FormikValues>(
  source: SchemaSource,
  values: Values,
): Promise<FormikErrors<Values>> {
  const schema = typeof source === 'function' ? await source() : source;
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error);
    throw error;
  }
}

/** Begins to fetch a schema that will be needed soon; a failure is met again when it is. */
export function fetchSchema(source: SchemaSource): void {
  if (typeof source === 'function') source().catch(() => undefined);
}
