import { useEffect, useEffectEvent, useState } from 'react';

/** Uploads a file once that was dropped before its dialog opened. */
export function useDroppedFile(file: File | undefined, upload: (file: File) => void): void {
  const [dropped] = useState(file);
  const uploadDropped = useEffectEvent(upload);
  useEffect(() => {
    if (dropped !== undefined) uploadDropped(dropped);
  }, [dropped]);
}
