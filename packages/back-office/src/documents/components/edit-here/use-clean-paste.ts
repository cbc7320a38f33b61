import { useEffect, type RefObject } from 'react';
import { cleanHtml } from '../../model/clean-html';

function cleaned(data: DataTransfer): DataTransfer {
  const copy = new DataTransfer();
  copy.setData('text/plain', data.getData('text/plain'));
  copy.setData('text/html', cleanHtml(data.getData('text/html')));
  for (const file of data.files) copy.items.add(file);
  return copy;
}

/** Gives the editor pasted and dropped HTML without styles and external pictures, before it reads them. */
export function useCleanPaste(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const replaced = new WeakSet<Event>();
    function replace(event: ClipboardEvent | DragEvent): void {
      const isPaste = 'clipboardData' in event;
      const data = isPaste ? event.clipboardData : event.dataTransfer;
      if (data === null || replaced.has(event) || data.getData('text/html') === '') return;
      // Of dropped text the editor takes the words alone, and it reads the HTML of pictures.
      if (!isPaste && data.files.length === 0) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { type, target } = event;
      const options = { bubbles: true, cancelable: true, composed: true };
      const copy = isPaste
        ? new ClipboardEvent(type, { ...options, clipboardData: cleaned(data) })
        : new DragEvent(type, {
            ...options,
            dataTransfer: cleaned(data),
            clientX: event.clientX,
            clientY: event.clientY,
          });
      replaced.add(copy);
      target?.dispatchEvent(copy);
    }
    const { current } = pages;
    current?.addEventListener('paste', replace, { capture: true });
    current?.addEventListener('drop', replace, { capture: true });
    return () => {
      current?.removeEventListener('paste', replace, { capture: true });
      current?.removeEventListener('drop', replace, { capture: true });
    };
  }, [pages]);
}
