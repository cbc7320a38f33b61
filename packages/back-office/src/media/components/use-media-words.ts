import type { MediaSummary } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { mediaMessages } from '../messages';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** Words for the facts of a file. */
export function useMediaWords() {
  const text = useTexts(mediaMessages);
  return useMemo(() => {
    const size = (bytes: number) =>
      bytes < megabyte
        ? text('bytes.kB', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) })
        : text('bytes.MB', { size: formatNumber(Math.round(bytes / (megabyte / 10)) / 10) });
    const pixels = ({ width, height }: Pick<MediaSummary, 'width' | 'height'>) =>
      width === null || height === null
        ? null
        : text('pixels', { width: formatNumber(width), height: formatNumber(height) });
    const facts = (media: Pick<MediaSummary, 'kind' | 'width' | 'height' | 'size'>) =>
      [text(`kind.${media.kind}`), pixels(media), size(media.size)].filter((fact) => fact !== null).join(', ');
    return { size, pixels, facts };
  }, [text]);
}
