import { type ApiClient, download, saveFile, upload } from '@atrium/api-client';
import {
  downloadTemplateVersionEndpoint,
  templateSampleEndpoint,
  uploadTemplateFileEndpoint,
} from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import type { LoadFile } from '../../components/viewer/use-pdf';

interface UploadControl {
  readonly signal: AbortSignal;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Large files on slow connections take minutes, and the checks some seconds. */
const transferTimeout = 120_000;

/** Uploads and checks a file that belongs to no template yet. */
export const uploadTemplateFile = (client: ApiClient, file: File, { signal, onProgress }: UploadControl) =>
  upload(client, uploadTemplateFileEndpoint, {
    files: { file },
    signal,
    timeout: transferTimeout,
    onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
  });

/** Saves the Word file of a version on the user's device. */
export function useDownloadTemplate(id: string) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (number: number) =>
      saveFile(await download(client, downloadTemplateVersionEndpoint, { params: { id, number } })),
  });
}

/** Loads the PDF of a version, with sample data or with its tags. */
export function useLoadTemplatePdf(id: string, number: number, data: 'sample' | 'tags'): LoadFile {
  const client = useApiClient();
  return async ({ signal, onProgress }) => {
    const { blob } = await download(client, templateSampleEndpoint, {
      params: { id, number },
      query: { data },
      signal,
      onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
    });
    return blob;
  };
}
