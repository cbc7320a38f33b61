import { type FeatureMessages, formatNumber, useTexts } from '@atrium/i18n';
import { useCallback } from 'react';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** Texts such as "{{size}} kB". */
type FileSizeTexts = { readonly bytes: { readonly kB: string; readonly MB: string } };

/** Formats a number of bytes: "340 kB", "1,4 MB". */
export function useFileSize(messages: FeatureMessages<FileSizeTexts>): (bytes: number) => string {
  const text = useTexts(messages);
  return useCallback(
    (bytes) =>
      bytes < megabyte
        ? text('bytes.kB', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) })
        : text('bytes.MB', { size: formatNumber(Math.round(bytes / (megabyte / 10)) / 10) }),
    [text],
  );
}
