import type { SignaturePlace } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { documentTemplatesMessages } from '../messages';

const kilobyte = 1000;
const megabyte = 1_000_000;
const millimetresPerPoint = 25.4 / 72;

/** Words for the facts of a template. */
export function useTemplateWords() {
  const text = useTexts(documentTemplatesMessages);
  return useMemo(
    () => ({
      size: (bytes: number) =>
        bytes < megabyte
          ? text('bytes.kB', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) })
          : text('bytes.MB', { size: formatNumber(Math.round(bytes / (megabyte / 10)) / 10) }),
      place: ({ page, width, height }: SignaturePlace) =>
        text('signatures.place', {
          page,
          width: Math.round(width * millimetresPerPoint),
          height: Math.round(height * millimetresPerPoint),
        }),
    }),
    [text],
  );
}
