import { saveFile } from '@atrium/api-client';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { type FileSource, type FileKind, loadFile } from './document-files';

/** Saves the PDF or the Word file of a draft or a version on the user's device. */
export function useDownloadFile() {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ source, kind }: { readonly source: FileSource; readonly kind: FileKind }) => {
      const file = await loadFile(client, source, kind);
      saveFile(file);
      return file.name;
    },
  });
}
