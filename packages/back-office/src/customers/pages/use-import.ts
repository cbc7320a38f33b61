import { isApiError, isValidationError } from '@atrium/api-client';
import type { CustomerImportCheck, ImportField } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useCheckImport, useImportCustomers, type ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';

interface CheckedFile {
  readonly file: File;
  readonly reading: ImportReading;
  readonly check: CustomerImportCheck;
  /** Repeated attempts import the rows once. */
  readonly importId: string;
}

/** The steps of an import: a file is checked, its columns are chosen, its ready rows are written. */
export function useImport() {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync: send, isPending: isChecking } = useCheckImport();
  const { mutateAsync: run } = useImportCustomers();
  const [checked, setChecked] = useState<CheckedFile>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);

  const messageOf = (failure: unknown) =>
    (isValidationError(failure) && (failure.text('file') ?? failure.text('columns'))) ||
    (isApiError(failure) ? failure.message : common('failure.network'));

  async function check(file: File, reading: ImportReading = {}) {
    setError(undefined);
    try {
      const answer = await send({ file, body: reading });
      setChecked({ file, reading, check: answer, importId: globalThis.crypto.randomUUID() });
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  /** Reads the file again with other columns, another encoding or delimiter. */
  function change(changes: ImportReading) {
    if (checked !== undefined) void check(checked.file, { ...checked.reading, ...changes });
  }

  async function start() {
    if (checked === undefined || running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    try {
      const { file, reading, importId, check: shown } = checked;
      const columns = shown.columns.map(({ field }) => field).join();
      const body = { ...reading, columns, import_id: importId };
      const { ready } = await run({ file, body, signal: controller.signal, onProgress: setShare });
      notify({ tone: 'success', title: text('import.done', { count: ready }) });
      void navigate(paths.customers.href());
    } catch (failure) {
      if (controller.signal.aborted) notify({ tone: 'info', title: text('import.cancelled') });
      else notify({ tone: 'error', title: text('import.failed'), text: messageOf(failure) });
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  }

  return {
    checked,
    error,
    isChecking,
    /** Share of the file sent while the import runs; 1 while the rows are written. */
    share,
    check,
    change,
    chooseField: (at: number, field: ImportField) =>
      change({
        columns: checked?.check.columns.map((column, place) => (place === at ? field : column.field)).join() ?? '',
      }),
    remove: () => {
      setChecked(undefined);
      setError(undefined);
    },
    start,
    cancel: () => running.current?.abort(),
  };
}
