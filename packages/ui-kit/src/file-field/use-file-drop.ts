import { useState } from 'react';
import type { DragEvent } from 'react';

/** A browser may hide what is dragged until it is dropped. */
const countOf = ({ dataTransfer }: DragEvent) =>
  Math.max(1, [...dataTransfer.items].filter(({ kind }) => kind === 'file').length);

/** Drop target for files: how many files are dragged over an element, and its event handlers. */
export function useFileDrop(onDrop: (files: File[]) => void, enabled: boolean) {
  const [over, setOver] = useState(0);
  const hasFiles = (event: DragEvent) => enabled && event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(countOf(event));
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(0);
      },
      onDrop: (event: DragEvent) => {
        setOver(0);
        if (!hasFiles(event)) return;
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
