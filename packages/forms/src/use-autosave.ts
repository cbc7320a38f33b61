import { isValidationError } from '@atrium/api-client';
import type { FormikProps, FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import type { Saver } from './saver';

interface AutosaveOptions<Values extends FormikValues, Body extends object> {
  readonly formik: FormikProps<Values>;
  readonly saver: Saver<Body>;
  readonly toBody: (values: Values) => Body;
}

interface Autosave<Values extends FormikValues> {
  /** Changes the form without saving. */
  readonly put: (values: Values) => void;
  /** The service's error at a path, until the next save. */
  readonly errorOf: (path: string) => string | undefined;
}

/** Pause in typing before validation, in ms: validating on every key press would delay the paint. */
const typingPause = 100;

/** Saves and validates a form while the user types. */
export function useAutosave<Values extends FormikValues, Body extends object>({
  formik,
  saver,
  toBody,
}: AutosaveOptions<Values, Body>): Autosave<Values> {
  const { values } = formik;
  const error = useStore(saver.state, (state) => state.error);
  const seen = useRef(values);
  const saveTyped = useEffectEvent(() => saver.change(toBody(values)));
  const validateTyped = useEffectEvent(() => void formik.validateForm());
  useEffect(() => {
    if (seen.current === values) return undefined;
    seen.current = values;
    saveTyped();
    const timer = setTimeout(validateTyped, typingPause);
    return () => clearTimeout(timer);
  }, [values]);

  return {
    put: (shown) => {
      seen.current = shown;
      void formik.setValues(shown, false);
    },
    errorOf: (path) => (isValidationError(error) ? error.text(path) : undefined),
  };
}
