import type { MediaSummary } from '@atrium/api-client/contract';
import { formatNumber, useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { useFileSize } from '../../components/files/use-file-size';
import { mediaMessages } from '../messages';

/** Words for the facts of a file. */
export function useMediaWords() {
  const text = useTexts(mediaMessages);
  const size = useFileSize(mediaMessages);
  return useMemo(() => {
    const pixels = ({ width, height }: Pick<MediaSummary, 'width' | 'height'>) =>
      width === null || height === null
        ? null
        : text('pixels', { width: formatNumber(width), height: formatNumber(height) });
    const facts = (media: Pick<MediaSummary, 'kind' | 'width' | 'height' | 'size'>) =>
      [text(`kind.${media.kind}`), pixels(media), size(media.size)].filter((fact) => fact !== null).join(', ');
    return { size, pixels, facts };
  }, [text, size]);
}
