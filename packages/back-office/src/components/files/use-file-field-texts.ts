import { type FeatureMessages, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { useMemo } from 'react';

type UploadTexts = { readonly upload: Readonly<Record<Exclude<keyof FileFieldTexts, 'size'>, string>> };

/** The texts of a file field, from the texts of a feature under `upload`. `size` must be referentially stable. */
export function useFileFieldTexts(
  messages: FeatureMessages<UploadTexts>,
  size: FileFieldTexts['size'],
): FileFieldTexts {
  const text = useTexts(messages);
  return useMemo(
    () => ({
      drop: text('upload.drop'),
      dropNow: text('upload.dropNow'),
      choose: text('upload.choose'),
      wrongType: (name) => text('upload.wrongType', { name }),
      tooLarge: (name) => text('upload.tooLarge', { name }),
      onlyOne: text('upload.onlyOne'),
      size,
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
    [text, size],
  );
}
