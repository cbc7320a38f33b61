import { download } from '@atrium/api-client';
import { livePreviewEndpoint, type DocumentContent } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { type LatestOnly, latestOnly } from '../model/latest-only';

const delay = 300;

interface Shown {
  readonly file?: Blob;
  /** The content that the file was made from. */
  readonly madeFrom?: string;
  readonly error?: unknown;
}

/**
 * The PDF of a document while its author types: asked for 300 ms after the last change, one at a time. The last file stays
 * until a newer one arrives, also after a failure.
 */
export function useLivePreview(content: DocumentContent | undefined) {
  const client = useApiClient();
  const [shown, setShown] = useState<Shown>({});
  const queue = useRef<LatestOnly<string>>(undefined);
  const wanted = content && JSON.stringify(content);

  useEffect(() => {
    const made = latestOnly<string, Blob>({
      run: async (json, signal) => {
        const body = JSON.parse(json) as DocumentContent;
        return (await download(client, livePreviewEndpoint, { body, signal })).blob;
      },
      onDone: (file, madeFrom) => setShown({ file, madeFrom }),
      onFailed: (error) => setShown(({ file, madeFrom = '' }) => ({ ...(file && { file, madeFrom }), error })),
    });
    queue.current = made;
    return () => made.stop();
  }, [client]);

  useEffect(() => {
    if (wanted === undefined) return undefined;
    const timer = setTimeout(() => queue.current?.ask(wanted), delay);
    return () => clearTimeout(timer);
  }, [wanted]);

  return {
    file: shown.file,
    error: shown.error,
    isCurrent: shown.madeFrom === wanted,
    retry: () => {
      if (wanted !== undefined) queue.current?.ask(wanted);
    },
  };
}
