import { getIn, type FormikValues } from 'formik';
import { useCallback, useState } from 'react';
import type { FieldErrors } from './field-errors';

/** Errors of rejected values. Each stays until the value of its field changes. */
export function useRejection(values: FormikValues) {
  const [rejection, setRejection] = useState<{ readonly values: FormikValues; readonly errors: FieldErrors } | null>(
    null,
  );
  return {
    setRejection: (errors: FieldErrors) => setRejection({ values, errors }),
    clearRejection: useCallback(() => setRejection(null), []),
    rejectionOf: (name: string): string | undefined => {
      if (rejection === null || getIn(rejection.values, name) !== getIn(values, name)) return undefined;
      return rejection.errors[name];
    },
  };
}
