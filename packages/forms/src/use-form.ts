import { useUnsavedWork } from '@atrium/ui-kit';
import { setNestedObjectValues, useFormik, type FormikErrors, type FormikTouched, type FormikValues } from 'formik';
import { useCallback, useRef, useState, type FocusEvent, type MouseEvent, type SyntheticEvent } from 'react';
import { fieldErrorsOf, flattenErrors, type FieldErrors } from './field-errors';
import type { Form, FormOptions } from './form';
import { keepLatest } from './keep-latest';
import { useDirty } from './use-dirty';
import { useFormMessages } from './use-form-messages';
import { useRejection } from './use-rejection';
import { fetchSchema, validateWith } from './validate-with';

/** Pressing Submit validates the field that has focus anyway: its message would move the button before the click lands. */
function keepFocus(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]') !== null) event.preventDefault();
}

/**
 * A form of the portal. A field is validated when it is left, and while typing after its first error. An error of the service
 * stays until the value changes. `problems` are the errors of the last attempt that still apply.
 */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>): Form<Values> {
  const { initialValues, schema, validate, send, onAttempt, onFailure, fieldOf, idPrefix = '' } = options;
  const { resetWhenSent = false, reinitialize = false, unsavedWork = true, validateOnChange = true } = options;
  const [latest] = useState(() => keepLatest<FormikErrors<Values>>());
  const formik = useFormik<Values>({
    initialValues,
    enableReinitialize: reinitialize,
    validateOnChange,
    validate: (typed) => (validate === undefined ? latest(validateWith(schema, typed)) : validate(typed)),
    onSubmit: () => undefined,
  });
  const { values, resetForm } = formik;
  const element = useRef<HTMLFormElement>(null);
  const toText = useFormMessages(options.messages);
  const { rejectionOf, setRejection, clearRejection } = useRejection(values);
  const [found, setFound] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  /** The field that got focus without an error. */
  const [fresh, setFresh] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { dirty, settle, unsettle } = useDirty(formik);
  const running = useRef(false);
  const resets = useRef(0);
  useUnsavedWork(unsavedWork && dirty);

  const reset = useCallback(
    (next?: Values) => {
      resets.current += 1;
      clearRejection();
      setFound([]);
      setFailure(null);
      setFresh(null);
      unsettle();
      resetForm(next === undefined ? undefined : { values: next });
    },
    [resetForm, clearRejection, unsettle],
  );

  const idOf = (name: string) => `${idPrefix}${name}`;

  function errorOf(name: string): string | undefined {
    const { error, touched } = formik.getFieldMeta(name);
    return toText(rejectionOf(name) ?? (touched && fresh !== name ? error : undefined));
  }

  const problems = found.flatMap((name) => {
    const rejected = rejectionOf(name);
    const message = toText(rejected ?? formik.getFieldMeta(name).error);
    return message === undefined ? [] : [{ name, message, isRejected: rejected !== undefined }];
  });

  /** Records the errors for the summary. */
  function note(errors: FieldErrors): readonly string[] {
    const order = Object.keys(initialValues);
    const place = (name: string) => order.indexOf(name.split('.', 1)[0] ?? name);
    const names = Object.keys(errors).toSorted((one, other) => place(one) - place(other));
    setFound(names);
    return names;
  }

  function reject(errors: FieldErrors): void {
    setRejection(errors);
    note(errors);
  }

  async function check(): Promise<readonly string[]> {
    setFresh(null);
    clearRejection();
    await formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
    return note(flattenErrors(await formik.validateForm(values)));
  }

  function fail(error: unknown): void {
    const errors = fieldErrorsOf(error, fieldOf);
    if (errors !== undefined) {
      setFailure(null);
      return reject(errors);
    }
    return onFailure ? onFailure(error, () => element.current?.requestSubmit()) : setFailure(error);
  }

  async function run(): Promise<void> {
    onAttempt?.();
    try {
      const wrong = await check();
      if (wrong.length > 0) return setFailure(null);
      const before = resets.current;
      setBusy(true);
      await send?.(values);
      setFailure(null);
      if (resetWhenSent) reset();
      if (resets.current === before) settle();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
      setAttempt((count) => count + 1);
    }
  }

  async function submit(): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await run();
    } finally {
      running.current = false;
    }
  }

  function control(name: keyof Values & string) {
    return {
      name,
      id: idOf(name),
      error: errorOf(name),
      onChange: formik.handleChange,
      onFocus: () => {
        if (schema !== undefined) fetchSchema(schema);
        setFresh(errorOf(name) === undefined ? name : null);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        setFresh(null);
        formik.handleBlur(event);
      },
    };
  }

  return {
    formik,
    values,
    dirty,
    busy,
    failure,
    attempt,
    problems,
    submit,
    check,
    reject,
    reset,
    clearFailure: () => setFailure(null),
    idOf,
    errorOf,
    text: (name) => ({ ...control(name), value: String(values[name]) }),
    tick: (name) => ({ ...control(name), checked: values[name] === true }),
    formProps: {
      ref: element,
      method: 'post',
      noValidate: true,
      onMouseDown: keepFocus,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
