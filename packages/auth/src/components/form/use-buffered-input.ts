import type { Form } from '@atrium/forms';
import { useLayoutEffect, useRef } from 'react';

type FieldValue = string | boolean;

/** Restores what the visitor typed and ticked before the page's code loaded. */
export function useBufferedInput<Values extends Record<string, FieldValue>>({ formik, formProps }: Form<Values>): void {
  const { values, setValues } = formik;
  const { ref } = formProps;
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current || ref.current === null) return;
    taken.current = true;
    const fields = new FormData(ref.current);
    const typed = Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'boolean' ? fields.has(name) : fields.get(name)] as const)
      .filter(([name, value]) => value !== null && value !== values[name]);
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) }, false);
  }, [values, setValues, ref]);
}
