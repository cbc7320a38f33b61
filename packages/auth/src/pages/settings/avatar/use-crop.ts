import { useCallback, useState } from 'react';
import { type Crop, wholeCrop } from './crop';
import type { LoadedPicture } from './load-picture';

/** The chosen part of a picture. Another picture begins with its largest square. */
export function useCrop(picture: LoadedPicture): [Crop, (change: (crop: Crop) => Crop) => void] {
  const [last, setLast] = useState({ picture, crop: wholeCrop(picture) });
  const cropOf = useCallback(
    (state: typeof last) => (state.picture === picture ? state.crop : wholeCrop(picture)),
    [picture],
  );
  const change = useCallback(
    (next: (crop: Crop) => Crop) => setLast((before) => ({ picture, crop: next(cropOf(before)) })),
    [picture, cropOf],
  );
  return [cropOf(last), change];
}
