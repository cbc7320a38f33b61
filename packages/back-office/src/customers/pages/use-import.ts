import { isApiError, isValidationError } from '@atrium/api-client';
import type { CustomerImportCheck, ImportField } from '@atrium/api-client/contract';
import { useCurrentUser } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useCheckImport, useExportLeftOut, type ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';
import { forgetColumns, recallColumns, rememberColumns } from '../model/remembered-columns';
import { useImportRun, type CheckedFile } from './use-import-run';

const fieldsOf = ({ columns }: CustomerImportCheck) => columns.map(({ field }) => field).join();

/** The steps of an import: a file is checked, its columns are chosen, its ready rows are written. */
export function useImport() {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { id: userId = '' } = useCurrentUser() ?? {};
  const { mutateAsync: send, isPending: isChecking } = useCheckImport();
  const leftOut = useExportLeftOut();
  const [checked, setChecked] = useState<CheckedFile>();
  const [error, setError] = useState<string>();

  const messageOf = (failure: unknown) =>
    (isValidationError(failure) && (failure.text('file') ?? failure.text('columns'))) ||
    (isApiError(failure) ? failure.message : common('failure.network'));
  const { progress, start, cancel } = useImportRun(messageOf);

  async function check(file: File, reading: ImportReading): Promise<CustomerImportCheck | undefined> {
    setError(undefined);
    try {
      const answer = await send({ file, body: reading });
      const importId = globalThis.crypto.randomUUID();
      setChecked({ file, reading: { ...reading, columns: fieldsOf(answer) }, check: answer, importId });
      return answer;
    } catch (failure) {
      setError(messageOf(failure));
      return undefined;
    }
  }

  /** Fields that this person chose before for the same headers replace the suggested ones. */
  async function choose(file: File) {
    const suggested = await check(file, {});
    const columns = suggested && recallColumns(userId, suggested.columns);
    if (columns !== undefined) await check(file, { columns });
  }

  /** Reads the file again in another way. Without columns, their fields are suggested again. */
  function change({ columns, ...changes }: ImportReading) {
    if (checked === undefined) return undefined;
    const { columns: _chosen, ...reading } = checked.reading;
    return check(checked.file, { ...reading, ...changes, ...(columns !== undefined && { columns }) });
  }

  async function chooseField(at: number, field: ImportField) {
    const fields = checked?.check.columns.map((column, place) => (place === at ? field : column.field)) ?? [];
    const answer = await change({ columns: fields.join() });
    if (answer !== undefined) rememberColumns(userId, answer.columns);
  }

  return {
    checked,
    error,
    isChecking,
    progress,
    choose,
    readAs: (how: Pick<ImportReading, 'delimiter' | 'encoding'>) => void change(how),
    chooseKnown: (known: 'fill' | 'skip') => void change({ ...checked?.reading, known }),
    chooseField: (at: number, field: ImportField) => void chooseField(at, field),
    suggest: () => {
      if (checked !== undefined) forgetColumns(userId, checked.check.columns);
      void change({});
    },
    remove: () => {
      setChecked(undefined);
      setError(undefined);
    },
    saveLeftOut: () => {
      if (checked === undefined) return;
      leftOut.mutate(
        { file: checked.file, body: checked.reading },
        {
          onError: (failure) => notify({ tone: 'error', title: text('import.downloadFailed'), text: failure.message }),
        },
      );
    },
    isSaving: leftOut.isPending,
    start: () => checked && void start(checked),
    cancel,
  };
}
