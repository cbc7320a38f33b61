import { useState } from 'react';
import type { DragEvent } from 'react';

/** Drop target for files: whether files are dragged over an element, and its event handlers. */
export function useFileDrop(onDrop: (files: File[]) => void, enabled: boolean) {
  const [over, setOver] = useState(false);
  const hasFiles = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
