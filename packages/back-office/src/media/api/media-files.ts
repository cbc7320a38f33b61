import { type ApiClient, download, saveFile, upload } from '@atrium/api-client';
import {
  downloadMediaEndpoint,
  getMediaEndpoint,
  listMediaEndpoint,
  replaceMediaFileEndpoint,
  uploadMediaFileEndpoint,
  type Media,
} from '@atrium/api-client/contract';
import { refreshRecords, useApiClient } from '@atrium/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoadFile } from '../../components/viewer/use-pdf';

export interface UploadControl {
  readonly signal: AbortSignal;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Large files on slow connections take minutes; each part that is sent restarts the time-out. */
const transferTimeout = 120_000;

/** Uploads a file that belongs to nothing yet. */
export const uploadMediaFile = (client: ApiClient, file: File, { signal, onProgress }: UploadControl) =>
  upload(client, uploadMediaFileEndpoint, {
    files: { file },
    signal,
    timeout: transferTimeout,
    onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
  });

/** Replaces the file of one of the media. */
export function useReplaceMediaFile({ id, version }: Pick<Media, 'id' | 'version'>) {
  const client = useApiClient();
  const queries = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (file: File) =>
      upload(client, replaceMediaFileEndpoint, {
        params: { id },
        body: { _version: version },
        files: { file },
        timeout: transferTimeout,
      }),
    onSettled: () => refreshRecords(queries, { list: listMediaEndpoint, get: getMediaEndpoint }, id),
  });
}

/** Saves the original file on the user's device. */
export function useDownloadMedia(id: string) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => saveFile(await download(client, downloadMediaEndpoint, { params: { id } })),
  });
}

/** Loads the original file, to show it. */
export function useLoadMediaFile(id: string): LoadFile {
  const client = useApiClient();
  return async ({ signal, onProgress }) => {
    const { blob } = await download(client, downloadMediaEndpoint, {
      params: { id },
      signal,
      timeout: transferTimeout,
      onProgress: ({ loaded, total = 0 }) => total > 0 && onProgress(loaded / total),
    });
    return blob;
  };
}
