import { formatNumber, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { documentEditingMessages } from './messages';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** The texts of the field for the file of a version. */
export function useFileTexts(): FileFieldTexts {
  const text = useTexts(documentEditingMessages);
  return useMemo(
    () => ({
      drop: text('upload.drop'),
      dropNow: text('upload.dropNow'),
      choose: text('upload.choose'),
      wrongType: (name) => text('upload.wrongType', { name }),
      tooLarge: (name) => text('upload.tooLarge', { name }),
      onlyOne: text('upload.onlyOne'),
      size: (bytes) =>
        bytes < megabyte
          ? text('upload.kB', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) })
          : text('upload.MB', { size: formatNumber(Math.round(bytes / (megabyte / 10)) / 10) }),
      percent: (percent) => text('upload.percent', { percent }),
      waiting: text('upload.waiting'),
      uploading: text('upload.uploading'),
      done: text('upload.uploaded'),
      failed: text('upload.notUploaded'),
      cancel: (name) => text('upload.cancel', { name }),
      retry: (name) => text('upload.retry', { name }),
      replace: (name) => text('upload.replace', { name }),
      remove: (name) => text('upload.remove', { name }),
    }),
    [text],
  );
}
