import { formatNumber, formatPercent, useTexts } from '@atrium/i18n';
import type { FileFieldTexts } from '@atrium/ui-kit';
import { fileMessages } from '../messages';

interface FileRules {
  /** Accepted extensions, such as `.p12,.pfx`. */
  readonly accept: string;
  /** In bytes. */
  readonly maxSize: number;
}

const kilobyte = 1024;

const sizeText = (bytes: number) => `${formatNumber(bytes / kilobyte, undefined, { maximumFractionDigits: 1 })} KB`;

export function useFileTexts({ accept, maxSize }: FileRules): FileFieldTexts {
  const text = useTexts(fileMessages);
  return {
    drop: text('drop'),
    dropNow: text('dropNow'),
    choose: text('choose'),
    wrongType: (name) => text('wrongType', { name, kinds: accept.replaceAll(',', ', ') }),
    tooLarge: (name) => text('tooLarge', { name, size: sizeText(maxSize) }),
    onlyOne: text('onlyOne'),
    size: sizeText,
    percent: (percent) => formatPercent(percent * 100),
    waiting: text('waiting'),
    uploading: text('uploading'),
    done: text('done'),
    failed: text('failed'),
    cancel: (name) => text('cancel', { name }),
    retry: (name) => text('retry', { name }),
    replace: (name) => text('replace', { name }),
    remove: (name) => text('remove', { name }),
  };
}
