import { download, isConflictError, isRateLimitError, saveFile } from '@atrium/api-client';
import type { CallShape, Endpoint, ExportInput } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { Button, useNotify } from '@atrium/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';

/** An endpoint made by `exportEndpoint`. */
export type ExportEndpoint = Endpoint<
  CallShape & { readonly body: ExportInput; readonly params: undefined; readonly query: undefined }
>;

interface ListExportProps {
  endpoint: ExportEndpoint;
  /** The rows of the list. */
  rows: ExportInput;
  total: number;
  /** There are more rows than `total`. */
  atLeast: boolean;
}

/** Downloads the rows of the list as a spreadsheet, with times in the device's time zone. */
export function ListExport({ endpoint, rows, total, atLeast }: ListExportProps) {
  const lists = useTexts(listMessages);
  const notify = useNotify();
  const client = useApiClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationKey: [endpoint.id],
    mutationFn: (input: ExportInput) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return download(client, endpoint, { body: { ...input, time_zone: timeZone } });
    },
  });

  function failureOf(error: unknown) {
    if (isConflictError(error)) return lists('export.busy');
    return lists(isRateLimitError(error) ? 'export.tooMany' : 'export.failed');
  }

  function start() {
    mutate(rows, {
      onSuccess: (file) => {
        saveFile(file);
        notify({ tone: 'success', title: lists('export.done', { file: file.name }) });
      },
      onError: (error) => notify({ tone: 'error', title: failureOf(error) }),
    });
  }

  return (
    <Button busy={isPending} icon={Download} onClick={start} shortLabel={lists('export.short')} variant="ghost">
      {lists(atLeast ? 'export.moreThan' : 'export.rows', { count: total })}
    </Button>
  );
}
