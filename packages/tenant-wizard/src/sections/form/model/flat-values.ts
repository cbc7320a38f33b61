import { setIn, type FormikValues } from 'formik';

/** The values of a form by path, such as `address.street`. */
export type FlatValues = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is FormikValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function flattenValues(values: FormikValues, prefix = ''): FlatValues {
  const entries = Object.entries(values).flatMap(([name, value]: [string, unknown]): [string, unknown][] =>
    isFields(value) ? Object.entries(flattenValues(value, `${prefix}${name}.`)) : [[prefix + name, value]],
  );
  return Object.fromEntries(entries);
}

/** Puts values by path into those of a form. */
export const unflattenValues = (form: FormikValues, values: FlatValues): FormikValues =>
  Object.entries(values).reduce((all: FormikValues, [path, value]) => setIn(all, path, value) as FormikValues, form);
