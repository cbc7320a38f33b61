import { isApiError, isStaleError } from '@atrium/api-client';
import { useEditedRow, useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import type { FormikValues } from 'formik';
import { useCallback, useEffect } from 'react';
import type { AnySchema } from 'yup';
import type { SavedRow, RowCalls } from '../api/fiscal-rows';
import { fiscalizationMessages } from '../messages';

export interface RowEditingOptions<Row extends SavedRow, Values extends FormikValues, Input> {
  readonly rows: readonly Row[];
  readonly calls: RowCalls<Row, Input>;
  /** Validation context of a row, or of a new one. */
  readonly toValues: (row: Row | undefined) => Values;
  readonly toInput: (values: Values) => Input;
  /** The open row; undefined for a new one. */
  readonly schemaOf: (row: Row | undefined) => AnySchema;
  /** Prefix of the ids of the fields. */
  readonly idPrefix: string;
  /** Success message. */
  readonly savedText: (row: Row) => string;
  /** Called when a row is opened or closed. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** Edits one row at a time in a separate form, saved with its own request, with errors per field. */
export function useRowEditing<Row extends SavedRow, Values extends FormikValues, Input>(
  options: RowEditingOptions<Row, Values, Input>,
) {
  const { rows, calls, toValues, toInput, schemaOf, idPrefix, savedText, onOpen } = options;
  const text = useTexts(fiscalizationMessages);
  const notify = useNotify();
  const { edited, open, begin, end, save } = useEditedRow(rows);
  const form = useForm<Values>({
    initialValues: toValues(undefined),
    schema: schemaOf(open),
    messages: [fiscalizationMessages],
    idPrefix,
    send: async (values): Promise<void> => {
      const saved = await save((base) => calls.save(toInput(values), base));
      notify({ tone: 'success', title: savedText(saved) });
      end();
    },
  });
  const { failure, busy, reset } = form;
  const onEdit = useCallback((id?: string) => reset(toValues(begin(id))), [reset, toValues, begin]);

  const isOpen = edited !== undefined;
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);

  function close() {
    end();
    reset();
  }

  function rowError(): string | undefined {
    if (failure === null || busy) return undefined;
    if (isStaleError(failure)) return text('rowStale');
    return isApiError(failure) && failure.status === 404 ? text('rowGone') : text('rowFailed');
  }

  return { edited, open, form, onEdit, onNew: () => onEdit(), close, rowError: rowError() };
}
