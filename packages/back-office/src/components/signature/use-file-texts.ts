import { formatNumber, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { signatureMessages } from './messages';

export function useFileTexts(): FileFieldTexts {
  const text = useTexts(signatureMessages);
  return useMemo(
    () => ({
      drop: text('upload.drop'),
      dropNow: text('upload.dropNow'),
      choose: text('upload.choose'),
      wrongType: (name) => text('upload.wrongType', { name }),
      tooLarge: (name) => text('upload.tooLarge', { name }),
      onlyOne: text('upload.onlyOne'),
      size: (bytes) => text('upload.bytes', { size: formatNumber(Math.max(1, Math.round(bytes / 1000))) }),
      percent: (percent) => text('upload.percent', { percent }),
      waiting: text('upload.waiting'),
      uploading: text('upload.uploading'),
      done: text('upload.done'),
      failed: text('upload.failed'),
      cancel: (name) => text('upload.cancel', { name }),
      retry: (name) => text('upload.retry', { name }),
      replace: (name) => text('upload.replace', { name }),
      remove: (name) => text('upload.remove', { name }),
    }),
    [text],
  );
}
