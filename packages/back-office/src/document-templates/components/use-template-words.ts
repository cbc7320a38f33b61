import type { SignaturePlace } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { useFileSize } from '../../components/files/use-file-size';
import { documentTemplatesMessages } from '../messages';

const millimetresPerPoint = 25.4 / 72;

/** Words for the facts of a template. */
export function useTemplateWords() {
  const text = useTexts(documentTemplatesMessages);
  const size = useFileSize(documentTemplatesMessages);
  return useMemo(
    () => ({
      size,
      place: ({ page, width, height }: SignaturePlace) =>
        text('signatures.place', {
          page,
          width: Math.round(width * millimetresPerPoint),
          height: Math.round(height * millimetresPerPoint),
        }),
    }),
    [text, size],
  );
}
