import { isApiError, isStaleError, isValidationError } from '@atrium/api-client';
import { useFieldMessage, useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork, type EditedRow } from '@atrium/ui-kit';
import { useFormik, type FormikValues } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  /** Success message. */
  readonly savedText: (row: Row) => string;
  /** Called when a row is opened or closed. */
  readonly onOpen: (isOpen: boolean) => void;
}

/** Edits one row at a time in a separate form, saved with its own request, with errors per field. */
export function useRowEditing<Row extends SavedRow, Values extends FormikValues, Input>(
  options: RowEditingOptions<Row, Values, Input>,
) {
  const { rows, calls, toValues, toInput, schemaOf, savedText, onOpen } = options;
  const text = useTexts(fiscalizationMessages);
  const message = useFieldMessage(fiscalizationMessages);
  const notify = useNotify();
  const [edited, setEdited] = useState<EditedRow>();
  const [failure, setFailure] = useState<unknown>();
  const open = rows.find(({ id }) => id === edited);
  /** Version to save over: the one opened, or the newer one that caused a conflict. */
  const base = useRef<SavedRow>(undefined);

  const form = useFormik<Values>({
    initialValues: toValues(undefined),
    validationSchema: schemaOf(open),
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        const saved = await calls.save(toInput(values), base.current);
        notify({ tone: 'success', title: savedText(saved) });
        close();
      } catch (error) {
        if (!isApiError(error) && !(error instanceof Error)) throw error;
        if (isStaleError(error)) base.current = error.problem['current'] as SavedRow;
        setFailure(error);
      }
    },
  });

  const { resetForm, dirty } = form;
  const begin = useCallback(
    (row: Row | undefined) => {
      base.current = row;
      setFailure(undefined);
      resetForm({ values: toValues(row) });
      setEdited(row?.id ?? 'new');
    },
    [resetForm, toValues],
  );
  const newest = useRef(rows);
  useEffect(() => {
    newest.current = rows;
  }, [rows]);
  const onEdit = useCallback((key: string) => begin(newest.current.find(({ id }) => id === key)), [begin]);

  function close() {
    setEdited(undefined);
    setFailure(undefined);
  }

  const isDirty = edited !== undefined && dirty;
  useUnsavedWork(isDirty);
  const isOpen = edited !== undefined;
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);

  function errorOf(field: string): string | undefined {
    const { touched, error } = form.getFieldMeta(field);
    if (touched && error !== undefined) return message(error);
    return isValidationError(failure) ? failure.text(field) : undefined;
  }

  function rowError(): string | undefined {
    if (failure === undefined || isValidationError(failure)) return undefined;
    if (isStaleError(failure)) return text('rowStale');
    return isApiError(failure) && failure.status === 404 ? text('rowGone') : text('rowFailed');
  }

  return { edited, open, form, onEdit, onNew: () => begin(undefined), close, errorOf, rowError: rowError() };
}
