import {
  type ApiClient,
  download,
  type Download as DownloadedFile,
  isConflictError,
  isRateLimitError,
  isValidationError,
  saveFile,
} from '@atrium/api-client';
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

/** Downloads the rows that the input selects. */
export type StartExport = (client: ApiClient, input: ExportInput) => Promise<DownloadedFile>;

/** The export of an endpoint without path parameters. */
export const exportOf =
  (endpoint: ExportEndpoint): StartExport =>
  (client, body) =>
    download(client, endpoint, { body });

interface ListExportProps {
  start: StartExport;
  /** The rows of the list. */
  rows: ExportInput;
  total: number;
  /** There are more rows than `total`. */
  atLeast: boolean;
}

/** Why there is no spreadsheet of these rows: there are too many. */
const reasonOf = (error: unknown) => (isValidationError(error) ? error.text('filter') : undefined);

/** Downloads the rows of the list as a spreadsheet, with times in the device's time zone. */
export function ListExport({ start, rows, total, atLeast }: ListExportProps) {
  const lists = useTexts(listMessages);
  const notify = useNotify();
  const client = useApiClient();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (input: ExportInput) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return start(client, { ...input, time_zone: timeZone });
    },
  });

  function failureOf(error: unknown) {
    if (isConflictError(error)) return lists('export.busy');
    return lists(isRateLimitError(error) ? 'export.tooMany' : 'export.failed');
  }

  function run() {
    mutate(rows, {
      onSuccess: (file) => {
        saveFile(file);
        notify({ tone: 'success', title: lists('export.done', { file: file.name }) });
      },
      onError: (error) => notify({ tone: 'error', title: failureOf(error), text: reasonOf(error) }),
    });
  }

  return (
    <Button busy={isPending} icon={Download} onClick={run} shortLabel="" variant="ghost">
      {lists(atLeast ? 'export.moreThan' : 'export.rows', { count: total })}
    </Button>
  );
}
