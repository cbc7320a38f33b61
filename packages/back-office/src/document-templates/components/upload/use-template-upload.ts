import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { TemplateFile, TemplateRefusal } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useCommonTexts } from '@atrium/i18n';
import { useEffect, useRef, useState } from 'react';
import { uploadTemplateFile } from '../../api/template-files';

export type TemplateUpload = { readonly file: File } & (
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'passed'; readonly stored: TemplateFile }
  | { readonly kind: 'refused'; readonly refusal: TemplateRefusal; readonly message: string }
  /** The file did not arrive, or was not checked. */
  | { readonly kind: 'failed'; readonly message: string }
);

const isRefusal = (problem: object): problem is TemplateRefusal => 'check' in problem && 'findings' in problem;

/** A file that is uploaded and checked while a form is filled in. */
export function useTemplateUpload() {
  const client = useApiClient();
  const common = useCommonTexts();
  const [upload, setUpload] = useState<TemplateUpload>();
  const current = useRef<{ readonly abort: AbortController; readonly stored: Promise<TemplateFile | null> }>(undefined);
  useEffect(() => () => current.current?.abort.abort(), []);

  function failureOf(file: File, error: unknown): TemplateUpload {
    if (isValidationError(error) && isRefusal(error.problem))
      return { kind: 'refused', file, refusal: error.problem, message: error.text('file') ?? error.message };
    const isExplained = isApiError(error) && !isNetworkError(error) && !isTimeoutError(error);
    return { kind: 'failed', file, message: isExplained ? error.message : common('failure.network') };
  }

  async function send(file: File, { signal }: AbortController): Promise<TemplateFile | null> {
    const show = (next: TemplateUpload) => !signal.aborted && setUpload(next);
    try {
      const stored = await uploadTemplateFile(client, file, {
        signal,
        onProgress: (share) => show({ kind: 'sending', file, share }),
      });
      show({ kind: 'passed', file, stored });
      return stored;
    } catch (error) {
      show(failureOf(file, error));
      return null;
    }
  }

  function choose(file: File) {
    current.current?.abort.abort();
    const abort = new AbortController();
    setUpload({ kind: 'sending', file, share: 0 });
    current.current = { abort, stored: send(file, abort) };
  }

  return {
    upload,
    choose,
    remove: () => {
      current.current?.abort.abort();
      current.current = undefined;
      setUpload(undefined);
    },
    /** The checked file, once it is known; null without one. */
    stored: async () => (await current.current?.stored) ?? null,
  };
}
