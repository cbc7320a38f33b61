import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { fiscalizationMessages } from '../../../fiscalization-messages';

const kilobyte = 1024;

/** The words of the certificate's file field. */
export function useFileTexts(): FileFieldTexts {
  const text = useTexts(fiscalizationMessages);
  return {
    drop: text('file.drop'),
    dropNow: text('file.dropNow'),
    choose: text('file.choose'),
    wrongType: (name) => text('file.wrongType', { name }),
    tooLarge: (name) => text('file.tooLarge', { name }),
    onlyOne: text('file.onlyOne'),
    size: (bytes) => `${formatNumber(bytes / kilobyte, undefined, { maximumFractionDigits: 1 })} KB`,
    percent: (percent) => formatPercent(percent * 100),
    waiting: text('file.waiting'),
    uploading: text('file.uploading'),
    done: text('file.done'),
    failed: text('file.failed'),
    cancel: (name) => text('file.cancel', { name }),
    retry: (name) => text('file.retry', { name }),
    replace: (name) => text('file.replace', { name }),
    remove: (name) => text('file.remove', { name }),
  };
}
