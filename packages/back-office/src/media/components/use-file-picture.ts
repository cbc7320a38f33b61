import { useCallback, useEffect, useMemo, useRef } from 'react';

/** The address of a chosen picture while it is shown; undefined for other files. */
export function useFilePicture() {
  const url = useRef<string>(undefined);
  const forget = useCallback(() => {
    if (url.current !== undefined) URL.revokeObjectURL(url.current);
    url.current = undefined;
  }, []);
  useEffect(() => forget, [forget]);
  return useMemo(
    () => ({
      forget,
      show: (file: File) => {
        forget();
        if (file.type.startsWith('image/')) url.current = URL.createObjectURL(file);
        return url.current;
      },
    }),
    [forget],
  );
}
