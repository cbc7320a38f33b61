import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';
import type { AnySchema } from 'yup';

/** A schema, or how to fetch it. */
export type SchemaSource = AnySchema | (() => Promise<AnySchema>);

/** The errors of the values by field; rejects if the schema cannot be fetched. */
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

/** Starts to fetch a schema that will be needed soon. A failure is reported by the validation. */
export function fetchSchema(source: SchemaSource): void {
  if (typeof source === 'function') source().catch(() => undefined);
}
