import type { DocumentDetails } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useUploadVersion } from '../../api/upload-version';
import { documentEditingMessages } from './messages';
import { type UploadProblem, uploadProblemOf } from './upload-problem';

/** A chosen file, until it is the next version of a document. It stays chosen when it is refused. */
export function useVersionFile({ id, version }: DocumentDetails, onUploaded: () => void) {
  const text = useTexts(documentEditingMessages);
  const notify = useNotify();
  const { mutate, isPending } = useUploadVersion(id);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<UploadProblem>();
  const [seen, setSeen] = useState(version);

  function choose(chosen: File | undefined): void {
    setFile(chosen);
    setMissing(false);
    setProblem(undefined);
  }

  function send(): void {
    setMissing(file === undefined);
    if (file === undefined || isPending) return;
    const isAccepted = problem?.kind === 'unsigned';
    // The user has been told which version the document has now.
    const known = problem?.kind === 'stale' ? version : seen;
    setSeen(known);
    setShare(0);
    setProblem(undefined);
    mutate(
      { file, body: { _version: known, ...(isAccepted && { accept_unsigned: true }) }, onProgress: setShare },
      {
        onSuccess: ({ current_version: number }) => {
          notify({ tone: 'success', title: text('upload.saved', { number }) });
          onUploaded();
        },
        onError: (error) => setProblem(uploadProblemOf(error)),
      },
    );
  }

  return { file, share, isMissing, isSending: isPending, problem, choose, send };
}

export type VersionFile = ReturnType<typeof useVersionFile>;
