import { useFieldMessage } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { setNestedObjectValues, useFormik, type FormikErrors, type FormikTouched } from 'formik';
import { useRef, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { authMessages } from '../../messages';
import { keepLatest } from '../../model/latest-answer';
import { toSubmitFailure, type FormFailure } from '../../model/submit-failure';
import { useTypedEarly } from './use-typed-early';
import { fetchSchema, validateWith, type SchemaSource } from './validate-with';

type FieldValue = string | boolean;

export interface ServerFormOptions<Values extends Record<string, FieldValue>> {
  readonly initialValues: Values;
  /** The schema, or how to fetch it when it is first needed. */
  readonly schema: SchemaSource;
  /** Sends the values. A 422 lands on the fields, anything else becomes `failure`. */
  readonly send: (values: Values) => Promise<unknown>;
  /** An attempt begins, also one that the fields refuse. */
  readonly onAttempt?: () => void;
  /** Takes what would become `failure`; `retry` sends what the form holds then. */
  readonly onFailure?: (failure: FormFailure, retry: () => void) => void;
  /** Empties the form after a success, as passwords want it. */
  readonly resetWhenSent?: boolean;
  /** Begins the ids of the fields, where another form of the page has fields of the same names. */
  readonly idPrefix?: string;
}

export interface FormProblem {
  readonly name: string;
  readonly message: string;
  /** The service said so. */
  readonly isSaid?: boolean;
}

/** How the last attempt ended. */
export interface FormOutcome {
  readonly problems: readonly FormProblem[];
  readonly failure: FormFailure | null;
  readonly attempt: number;
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
  /** Id of a field's control. */
  readonly idOf: (name: string) => string;
}

type SentProblems<Values> = { readonly values: Values; readonly fields: Readonly<Record<string, string>> };

/** The press that sends judges the field it comes from: a message for leaving that field would move the button from under it. */
function stayInField(event: MouseEvent): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type="submit"]') !== null) event.preventDefault();
}

/**
 * A form as this feature behaves. A field is checked when it is left, and while typing after its first error. What the service
 * said of a field stays until the field changes. The summary says what the last attempt found, for as long as it is so.
 */
export function useServerForm<Values extends Record<string, FieldValue>>(options: ServerFormOptions<Values>) {
  const { initialValues, schema, send, onAttempt, onFailure, resetWhenSent = false, idPrefix = '' } = options;
  const [latest] = useState(() => keepLatest<FormikErrors<Values>>());
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => latest(validateWith(schema, values)),
    onSubmit: () => undefined,
  });
  const typedEarly = useTypedEarly(formik.values, (values) => void formik.setValues(values, false));
  const toText = useFieldMessage(authMessages);
  const [sent, setSent] = useState<SentProblems<Values> | null>(null);
  const [found, setFound] = useState<readonly FormProblem[]>([]);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [fresh, setFresh] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [settled, setSettled] = useState(initialValues);
  const running = useRef(false);
  useUnsavedWork(Object.keys(initialValues).some((name) => formik.values[name] !== settled[name]));

  const idOf = (name: string) => `${idPrefix}${name}`;

  /** What the service said of a field that has not changed since. */
  function saidOf(name: string): string | undefined {
    return sent !== null && sent.values[name] === formik.values[name] ? sent.fields[name] : undefined;
  }

  /** What the last attempt found, as it is now; none of a field that has become right. */
  function problemsNow(): FormProblem[] {
    return found.flatMap(({ name, message }) => {
      const said = name in initialValues ? saidOf(name) : message;
      const now = said ?? formik.getFieldMeta(name).error;
      return now === undefined ? [] : [{ name, message: now, isSaid: said !== undefined }];
    });
  }

  function errorOf(name: keyof Values & string): string | undefined {
    const { error, touched } = formik.getFieldMeta(name);
    return toText(saidOf(name) ?? (touched && fresh !== name ? error : undefined));
  }

  function refuse(fields: Readonly<Record<string, string>>): void {
    const order = Object.keys(initialValues);
    const problems = Object.entries(fields).map(([name, message]) => ({ name, message }));
    setFailure(null);
    setFound(problems.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name)));
    setAttempt((count) => count + 1);
  }

  async function run(): Promise<void> {
    const { values } = formik;
    onAttempt?.();
    setFresh(null);
    setSent(null);
    await formik.setTouched(setNestedObjectValues<FormikTouched<Values>>(values, true), false);
    try {
      const errors = Object.entries(await formik.validateForm(values));
      if (errors.length > 0) {
        return refuse(Object.fromEntries(errors.map(([name, message]) => [name, String(message)])));
      }
      setFound([]);
      setBusy(true);
      await send(values);
      setFailure(null);
      setSettled(resetWhenSent ? initialValues : values);
      if (resetWhenSent) formik.resetForm();
    } catch (error) {
      const cause = toSubmitFailure(error);
      if (cause.kind !== 'fields') {
        return onFailure ? onFailure(cause, () => typedEarly.current?.requestSubmit()) : setFailure(cause);
      }
      setSent({ values, fields: cause.fields });
      refuse(cause.fields);
    } finally {
      setBusy(false);
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
        fetchSchema(schema);
        setFresh(errorOf(name) === undefined ? name : null);
      },
      onBlur: (event: SyntheticEvent) => {
        setFresh(null);
        formik.handleBlur(event);
      },
    };
  }

  return {
    values: formik.values,
    busy,
    failure,
    attempt,
    problems: problemsNow(),
    submit,
    idOf,
    text: (name: keyof Values & string) => ({ ...control(name), value: String(formik.values[name]) }),
    tick: (name: keyof Values & string) => ({ ...control(name), checked: formik.values[name] === true }),
    formProps: {
      ref: typedEarly,
      method: 'post' as const,
      noValidate: true,
      onMouseDown: stayInField,
      onSubmit: (event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
