import { formatNumber, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { signatureMessages } from '../../../components/signature/messages';
import { documentSignMessages } from './messages';

/** The texts of the field for a certificate. */
export function useCertificateFileTexts(): FileFieldTexts {
  const text = useTexts(documentSignMessages);
  const common = useTexts(signatureMessages);
  return useMemo(
    () => ({
      drop: common('upload.drop'),
      dropNow: common('upload.dropNow'),
      choose: common('upload.choose'),
      wrongType: (name) => text('certificate.wrongType', { name }),
      tooLarge: (name) => text('certificate.tooLarge', { name }),
      onlyOne: common('upload.onlyOne'),
      size: (bytes) => common('upload.bytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1000))) }),
      percent: (percent) => common('upload.percent', { percent }),
      waiting: common('upload.waiting'),
      uploading: common('upload.uploading'),
      done: common('upload.done'),
      failed: common('upload.failed'),
      cancel: (name) => common('upload.cancel', { name }),
      retry: (name) => common('upload.retry', { name }),
      replace: (name) => common('upload.replace', { name }),
      remove: (name) => common('upload.remove', { name }),
    }),
    [text, common],
  );
}
