import { upload } from '@atrium/api-client';
import {
  checkCustomerImportEndpoint,
  importCustomersEndpoint,
  listCustomersEndpoint,
  type BodyOf,
  type CallShape,
  type ShapeOf,
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
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
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
        onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(listCustomersEndpoint) }),
  });
}
