import { isApiError, isNetworkError, isStaleError, isTimeoutError } from '@atrium/api-client';
import type { Fields, PartOf } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts, type FeatureMessages } from '@atrium/i18n';
import { useCallback, useMemo } from 'react';
import { backOfficeMessages } from '../messages';
import { formSchema } from '../model/form-schema';
import { toFormValues, toInput, type FormPart, type FormValues } from '../model/record-values';

type EditedRecord = Readonly<Partial<Record<string, unknown>>>;

interface RecordFormOptions<F extends Fields, P extends FormPart> {
  readonly fields: F;
  readonly part: P;
  /** The edited record; undefined for a new one. */
  readonly record?: EditedRecord | undefined;
  /** The texts of the room, for its messages. */
  readonly messages: FeatureMessages;
  /** Prefix of the service's field names, such as `params.`. */
  readonly prefix?: string;
  readonly onSave: (input: PartOf<F, P>) => Promise<unknown>;
}

/** A form over declared fields, with its schema and its input. */
export function useRecordForm<F extends Fields, P extends FormPart>(options: RecordFormOptions<F, P>) {
  const { fields, part, record, messages, prefix = '', onSave } = options;
  const text = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const form = useForm<FormValues<F, P>>({
    initialValues: useMemo(() => toFormValues(fields, part, record), [fields, part, record]),
    schema: useMemo(() => formSchema(fields, part), [fields, part]),
    messages: [messages, backOfficeMessages],
    fieldOf: (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name),
    reinitialize: true,
    send: (values) => onSave(toInput(fields, part, values)),
  });
  const { failure, busy, reset } = form;

  /** An error of the whole record. */
  function recordError(): string | undefined {
    if (failure === null || busy) return undefined;
    if (isStaleError(failure)) return text('form.stale');
    if (isNetworkError(failure) || isTimeoutError(failure)) return common('failure.network');
    return isApiError(failure) && failure.status === 404 ? common('failure.notFound') : common('failure.hint');
  }

  return {
    ...form,
    recordError: recordError(),
    reset: useCallback((next?: EditedRecord) => reset(toFormValues(fields, part, next)), [reset, fields, part]),
  };
}

export type RecordForm<F extends Fields, P extends FormPart> = Pick<
  ReturnType<typeof useRecordForm<F, P>>,
  'text' | 'tick'
>;
