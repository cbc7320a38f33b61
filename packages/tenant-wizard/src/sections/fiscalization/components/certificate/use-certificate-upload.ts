import { isValidationError } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork, useWorkPaused } from '@atrium/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useUploadCertificate } from '../../api/certificate';
import { fiscalizationMessages } from '../../messages';

/** A chosen file and its password, until the upload succeeds. */
export function useCertificateUpload(tenantId: string, onOpen: (isOpen: boolean) => void) {
  const text = useTexts(fiscalizationMessages);
  const notify = useNotify();
  const [file, setFile] = useState<File>();
  const [password, setPassword] = useState('');
  const [progress, setProgress] = useState(0);
  const upload = useUploadCertificate(tenantId);
  const leaving = useRef<AbortController>(undefined);

  const isPaused = useWorkPaused();
  const [forgotten, setForgotten] = useState(false);
  if (isPaused && password !== '') {
    setPassword('');
    setForgotten(true);
  }

  const isOpen = file !== undefined || password !== '';
  useUnsavedWork(isOpen);
  useEffect(() => onOpen(isOpen), [isOpen, onOpen]);
  useEffect(() => () => leaving.current?.abort(), []);

  function drop() {
    leaving.current?.abort();
    setFile(undefined);
    setPassword('');
    setForgotten(false);
    upload.reset();
  }

  async function send() {
    if (file === undefined || upload.isPending) return;
    leaving.current = new AbortController();
    setProgress(0);
    const { signal } = leaving.current;
    try {
      await upload.mutateAsync({ file, password, signal, onProgress: setProgress });
    } catch {
      return;
    }
    drop();
    notify({ tone: 'success', title: text('certificate.uploaded') });
  }

  const { error } = upload;
  const refused = isValidationError(error) ? error : undefined;
  return {
    file,
    password,
    /** The password was cleared when the session ended. */
    wasCleared: forgotten && password === '',
    progress,
    isPending: upload.isPending,
    errors: {
      file: refused?.text('certificate') ?? (error && !refused ? text('certificate.failed') : undefined),
      password: refused?.text('password'),
    },
    choose: (chosen: File | undefined) => {
      upload.reset();
      setFile(chosen);
    },
    type: (typed: string) => {
      if (error) upload.reset();
      setPassword(typed);
    },
    send,
    drop,
  };
}
