import { useState } from 'react';

export type MediaView = 'table' | 'grid';

const key = 'media-view';

/** The chosen view of the list, kept on this device. */
export function useMediaView(): [MediaView, (view: MediaView) => void] {
  const [view, setView] = useState<MediaView>(() => (localStorage.getItem(key) === 'grid' ? 'grid' : 'table'));
  return [
    view,
    (next) => {
      localStorage.setItem(key, next);
      setView(next);
    },
  ];
}
