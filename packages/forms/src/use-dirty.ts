import type { FormikProps, FormikValues } from 'formik';
import { useCallback, useState } from 'react';

/** The values of the last success, while the form still starts from `initial`. */
interface Saved<Values> {
  readonly values: Values;
  readonly initial: Values;
}

const differs = (one: FormikValues, other: FormikValues) => Object.keys(one).some((name) => one[name] !== other[name]);

/** Whether values differ from the initial ones, or from those of the last success. */
export function useDirty<Values extends FormikValues>({ values, initialValues, dirty }: FormikProps<Values>) {
  const [saved, setSaved] = useState<Saved<Values> | null>(null);
  return {
    dirty: saved?.initial === initialValues ? differs(values, saved.values) : dirty,
    /** Counts the values as saved. */
    settle: () => setSaved({ values, initial: initialValues }),
    unsettle: useCallback(() => setSaved(null), []),
  };
}
