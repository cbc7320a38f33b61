import { isApiError, isNetworkError, isStaleError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { Fields, PartOf } from '@atrium/api-client/contract';
import { useCommonTexts, useFieldMessages, useTexts, type FeatureMessages } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { backOfficeMessages } from '../messages';
import { formSchema } from '../model/form-schema';
import { toFormValues, toInput, type FormPart, type FormValues } from '../model/record-values';

interface RecordFormOptions<F extends Fields, P extends FormPart> {
  readonly fields: F;
  readonly part: P;
  /** The record that is edited; undefined for a new one. */
  readonly record?: Readonly<Partial<Record<string, unknown>>> | undefined;
  /** The room's texts, for its messages. */
  readonly messages: FeatureMessages;
  /** Begins the service's names of the fields, as `params.`. */
  readonly prefix?: string;
  readonly onSave: (input: PartOf<F, P>) => Promise<unknown>;
}

/**
 * A form over declared fields. It validates a field when it loses focus, shows the service's errors at their fields, and
 * asks before the user leaves with unsaved changes.
 */
export function useRecordForm<F extends Fields, P extends FormPart>(options: RecordFormOptions<F, P>) {
  const { fields, part, record, messages, prefix = '', onSave } = options;
  const text = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const messageOf = useFieldMessages([messages, backOfficeMessages]);
  const [failure, setFailure] = useState<unknown>();
  const initialValues = useMemo(() => toFormValues(fields, part, record), [fields, part, record]);
  const schema = useMemo(() => formSchema(fields, part), [fields, part]);
  const form = useFormik<FormValues<F, P>>({
    initialValues,
    enableReinitialize: true,
    validationSchema: schema,
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await onSave(toInput(fields, part, values));
      } catch (error) {
        if (!isApiError(error) && !isNetworkError(error) && !isTimeoutError(error)) throw error;
        setFailure(error);
      }
    },
  });
  useUnsavedWork(form.dirty);

  function show(message: string): string {
    const own = messageOf(messages, message);
    return (own === message ? messageOf(backOfficeMessages, message) : own) ?? message;
  }

  function errorOf(name: keyof FormValues<F, P> & string): string | undefined {
    const { touched, error } = form.getFieldMeta(name);
    if (touched && error !== undefined) return show(error);
    return isValidationError(failure) ? failure.text(`${prefix}${name}`) : undefined;
  }

  /** An error of the whole record. */
  function recordError(): string | undefined {
    if (failure === undefined || isValidationError(failure)) return undefined;
    if (isStaleError(failure)) return text('form.stale');
    if (isNetworkError(failure) || isTimeoutError(failure)) return common('failure.network');
    return isApiError(failure) && failure.status === 404 ? common('failure.notFound') : common('failure.hint');
  }

  function reset(next?: Readonly<Partial<Record<string, unknown>>>) {
    setFailure(undefined);
    form.resetForm({ values: toFormValues(fields, part, next) });
  }

  return {
    form,
    errorOf,
    recordError: recordError(),
    reset,
    busy: form.isSubmitting,
    submit: () => void form.submitForm(),
    text: (name: keyof FormValues<F, P> & string) => ({
      name,
      value: String(form.values[name]),
      error: errorOf(name),
      onBlur: form.handleBlur,
      onChange: form.handleChange,
    }),
    tick: (name: keyof FormValues<F, P> & string) => ({
      name,
      checked: form.values[name] === true,
      error: errorOf(name),
      onChange: form.handleChange,
    }),
  };
}

export type RecordForm<F extends Fields, P extends FormPart> = Pick<
  ReturnType<typeof useRecordForm<F, P>>,
  'text' | 'tick'
>;
