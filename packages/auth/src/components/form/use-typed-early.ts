import { useLayoutEffect, useRef, type RefObject } from 'react';

type FieldValue = string | boolean;

/**
 * Takes over what was typed into the fields and ticked before the page's code was there. The form's own values stand where the fields
 * say the same.
 * @returns the reference to put on the form
 */
export function useTypedEarly<Values extends Record<string, FieldValue>>(
  values: Values,
  take: (values: Values) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const taken = useRef(false);
  useLayoutEffect(() => {
    if (taken.current || form.current === null) return;
    taken.current = true;
    const fields = new FormData(form.current);
    const typed = Object.entries(values)
      .map(([name, value]) => [name, typeof value === 'boolean' ? fields.has(name) : fields.get(name)] as const)
      .filter(([name, value]) => value !== null && value !== values[name]);
    if (typed.length > 0) take({ ...values, ...Object.fromEntries(typed) });
  }, [values, take]);
  return form;
}
