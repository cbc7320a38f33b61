import { useApiClient } from '@atrium/api-client/react';
import type { MediaFile } from '@atrium/api-client/contract';
import { useCommonTexts } from '@atrium/i18n';
import type { FieldFile } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { uploadMediaFile } from '../api/media-files';
import { refusalOf } from './failure-reason';
import { useFilePicture } from './use-file-picture';

interface Chosen {
  readonly file: File;
  readonly abort: AbortController;
  /** Null if the upload failed. */
  readonly stored: Promise<MediaFile | null>;
}

/** One file that is uploaded while a form is filled in. */
export function useChosenUpload() {
  const client = useApiClient();
  const common = useCommonTexts();
  const chosen = useRef<Chosen>(undefined);
  const pictures = useFilePicture();
  const [shown, setShown] = useState<FieldFile>();
  useEffect(() => () => chosen.current?.abort.abort(), []);

  async function send(file: File, { signal }: AbortController): Promise<MediaFile | null> {
    const change = (part: Partial<FieldFile>) =>
      !signal.aborted && setShown((before) => before && { ...before, ...part });
    try {
      const stored = await uploadMediaFile(client, file, { signal, onProgress: (progress) => change({ progress }) });
      change({ state: 'done' });
      return stored;
    } catch (error) {
      change({ state: 'failed', detail: refusalOf(error) ?? common('failure.network') });
      return null;
    }
  }

  function choose(file: File) {
    chosen.current?.abort.abort();
    const abort = new AbortController();
    setShown({ id: file.name, name: file.name, size: file.size, state: 'uploading', picture: pictures.show(file) });
    chosen.current = { file, abort, stored: send(file, abort) };
  }

  return {
    files: shown === undefined ? [] : [shown],
    choose,
    retry: () => chosen.current && choose(chosen.current.file),
    remove: () => {
      chosen.current?.abort.abort();
      chosen.current = undefined;
      pictures.forget();
      setShown(undefined);
    },
    /** The stored file, once it is uploaded; null without one. */
    stored: async () => (await chosen.current?.stored) ?? null,
  };
}
