import { upload } from '@atrium/api-client';
import {
  getDocumentEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  listEditSessionsEndpoint,
  uploadDocumentVersionEndpoint,
  type BodyOf,
  type ShapeOf,
} from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Large files on slow connections take minutes, and the checks some seconds. */
const transferTimeout = 120_000;

const reads = [listDocumentsEndpoint, getDocumentEndpoint, listDocumentVersionsEndpoint, listEditSessionsEndpoint];

interface Sending {
  readonly file: File;
  readonly body: BodyOf<ShapeOf<typeof uploadDocumentVersionEndpoint>>;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a file as the next version of a document. The document is read again before it completes, also after an error. */
export function useUploadVersion(id: string) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, body, onProgress }: Sending) =>
      upload(client, uploadDocumentVersionEndpoint, {
        params: { id },
        body,
        files: { file },
        timeout: transferTimeout,
        onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
      }),
    onSettled: () => Promise.all(reads.map((read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) }))),
  });
}
