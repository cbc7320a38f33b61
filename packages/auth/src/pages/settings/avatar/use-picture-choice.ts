import { useCallback, useEffect, useRef, useState } from 'react';
import { type LoadedPicture, loadPicture, type PictureProblem } from './load-picture';

/** A picture that the user chose, once it is opened, or the reason against it. */
export function usePictureChoice() {
  const [picture, setPicture] = useState<LoadedPicture>();
  const [problem, setProblem] = useState<PictureProblem>();
  const url = useRef<string>(undefined);

  const show = useCallback((next: LoadedPicture | undefined) => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = next?.url;
    setPicture(next);
  }, []);
  useEffect(() => () => show(undefined), [show]);

  async function choose(file: File) {
    const loaded = await loadPicture(file);
    setProblem(typeof loaded === 'string' ? loaded : undefined);
    if (typeof loaded !== 'string') show(loaded);
  }

  return { picture, problem, choose, discard: () => show(undefined) };
}
