import { download, saveFile, upload } from '@atrium/api-client';
import {
  checkCustomerImportEndpoint,
  exportLeftOutEndpoint,
  importCustomersEndpoint,
  listCustomersEndpoint,
  type BodyOf,
  type CallShape,
  type ShapeOf,
  type WorkProgress,
} from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** In bytes. */
export const importMaximum = checkCustomerImportEndpoint.upload?.maximum ?? 0;

/** How a file is read; what is omitted is guessed. */
export type ImportReading = BodyOf<ShapeOf<typeof checkCustomerImportEndpoint>>;

interface Import {
  readonly file: File;
  readonly body: BodyOf<ShapeOf<typeof importCustomersEndpoint> & CallShape>;
  readonly signal: AbortSignal;
  /** Called with the share of the file sent, then with the rows written. */
  readonly onProgress: (progress: ImportProgress) => void;
}

/** How far an import is: first the share of the file sent, 0 to 1, then the rows. */
export interface ImportProgress {
  readonly sent: number;
  readonly rows?: WorkProgress;
}

/** Milliseconds that the service may take for the rows of a file. */
const timeout = 120_000;

export function useCheckImport() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, body }: { readonly file: File; readonly body: ImportReading }) =>
      upload(client, checkCustomerImportEndpoint, { body, files: { file }, timeout }),
  });
}

/** Saves the rows that an import leaves out as a file. */
export function useExportLeftOut() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ file, body }: { readonly file: File; readonly body: ImportReading }) =>
      saveFile(await download(client, exportLeftOutEndpoint, { body, files: { file }, timeout })),
  });
}

export function useImportCustomers() {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, body, signal, onProgress }: Import) =>
      upload(client, importCustomersEndpoint, {
        body,
        files: { file },
        signal,
        timeout,
        onProgress: ({ loaded, total = 0 }) => onProgress({ sent: total === 0 ? 0 : loaded / total }),
        onWork: (rows) => onProgress({ sent: 1, rows }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(listCustomersEndpoint) }),
  });
}
