import type { CustomerImportCheck } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useImportCustomers, type ImportProgress, type ImportReading } from '../api/import-customers';
import { customersMessages } from '../messages';

/** A file that was read and checked. */
export interface CheckedFile {
  readonly file: File;
  /** How the file was read, with the field of every column. */
  readonly reading: ImportReading;
  readonly check: CustomerImportCheck;
  /** Repeated attempts import the rows once. */
  readonly importId: string;
}

/** Writes the ready rows of a checked file. Cancelling, or leaving the page, leaves none. */
export function useImportRun(messageOf: (failure: unknown) => string) {
  const text = useTexts(customersMessages);
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutateAsync: run } = useImportCustomers();
  const [progress, setProgress] = useState<ImportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start({ file, reading, importId }: CheckedFile) {
    if (running.current !== undefined) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress({ sent: 0 });
    try {
      const body = { ...reading, import_id: importId };
      const { ready, filled } = await run({ file, body, signal: controller.signal, onProgress: setProgress });
      const added = text('import.done', { count: ready - filled });
      notify({
        tone: 'success',
        title: added,
        ...(filled > 0 && { text: text('import.filled', { count: filled }) }),
      });
      void navigate(paths.customers.href());
    } catch (failure) {
      if (controller.signal.aborted) notify({ tone: 'info', title: text('import.cancelled') });
      else notify({ tone: 'error', title: text('import.failed'), text: messageOf(failure) });
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  }

  return { progress, start, cancel: () => running.current?.abort() };
}
