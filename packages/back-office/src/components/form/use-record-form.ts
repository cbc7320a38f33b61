import { isApiError, isNetworkError, isStaleError, isTimeoutError } from '@atrium/api-client';
import type { Fields, PartOf } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts, type FeatureMessages } from '@atrium/i18n';
import { useCallback, useMemo, useState } from 'react';
import { useMergedSave } from '@atrium/forms/conflict';
import { backOfficeMessages } from '../messages';
import { formSchema } from '../model/form-schema';
import { toFormValues, toInput, type FormPart, type FormValues } from '../model/record-values';

export type EditedRecord = Readonly<Partial<Record<string, unknown>>>;

interface RecordFormOptions<F extends Fields, P extends FormPart, R extends EditedRecord> {
  readonly fields: F;
  readonly part: P;
  /** The edited record; undefined for a new one. */
  readonly record?: R | undefined;
  /** The texts of the room, for its messages. */
  readonly messages: FeatureMessages;
  /** Prefix of the service's field names, such as `params.`. */
  readonly prefix?: string;
  /** `base` is the record that the input replaces: the opened one, or a newer one after a conflict. */
  readonly onSave: (input: PartOf<F, P>, base: R | undefined) => Promise<unknown>;
}

/**
 * A form over declared fields, with its schema and its input. While a user types, a colleague's change does not replace the
 * values; saving merges both.
 */
export function useRecordForm<F extends Fields, P extends FormPart, R extends EditedRecord>(
  options: RecordFormOptions<F, P, R>,
) {
  const { fields, part, record, messages, prefix = '', onSave } = options;
  const text = useTexts(backOfficeMessages);
  const common = useCommonTexts();
  const [opened, setOpened] = useState(record);
  const { conflict, save } = useMergedSave(opened, (one: R) => toFormValues(fields, part, one));
  const form = useForm<FormValues<F, P>>({
    initialValues: useMemo(() => toFormValues(fields, part, opened), [fields, part, opened]),
    schema: useMemo(() => formSchema(fields, part), [fields, part]),
    messages: [messages, backOfficeMessages],
    fieldOf: (name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name),
    reinitialize: true,
    send: (values) =>
      save(values, async (merged, base) => {
        if (merged !== values) await formik.setValues(merged);
        return onSave(toInput(fields, part, merged), base);
      }),
  });
  const { failure, dirty, busy, reset, formik } = form;
  const isOther = record?.['id'] !== opened?.['id'];
  const isNewer = record?.['version'] !== opened?.['version'];
  if (isOther || (isNewer && !dirty && !busy)) setOpened(record);

  /** An error of the whole record. */
  function recordError(): string | undefined {
    if (failure === null || busy) return undefined;
    if (isStaleError(failure)) return text('form.stale');
    if (isNetworkError(failure) || isTimeoutError(failure)) return common('failure.network');
    const isExplained = isApiError(failure) && (failure.status === 404 || failure.status === 409);
    return isExplained ? failure.message : common('failure.hint');
  }

  return {
    ...form,
    conflict,
    recordError: recordError(),
    reset: useCallback((next?: EditedRecord) => reset(toFormValues(fields, part, next)), [reset, fields, part]),
  };
}

export type RecordForm<F extends Fields, P extends FormPart> = Pick<
  ReturnType<typeof useRecordForm<F, P, EditedRecord>>,
  'text' | 'tick' | 'conflict'
>;
