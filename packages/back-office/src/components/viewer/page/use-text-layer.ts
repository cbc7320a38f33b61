import { useEffect, useRef, useState } from 'react';
import { markMatches, type MarkedPart } from '../find/mark-matches';
import { loadPdfLibrary } from '../pdf/load-pdf-library';
import type { OpenPdf } from '../pdf/open-pdf';

interface TextLayerParts {
  readonly runs: readonly HTMLElement[];
  readonly texts: readonly string[];
}

/** Lays the text of a page over its picture, to select and to read aloud, and marks what was found in it. */
export function useTextLayer(pdf: OpenPdf, number: number, marks: readonly MarkedPart[]) {
  const container = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<TextLayerParts>();

  useEffect(() => {
    let isCurrent = true;
    const element = container.current;
    async function write() {
      const [library, page] = await Promise.all([loadPdfLibrary(), pdf.document.getPage(number)]);
      const content = await page.getTextContent();
      if (!isCurrent || element === null) return;
      element.style.setProperty('--user-unit', String(page.userUnit));
      const viewport = page.getViewport({ scale: 1 });
      const text = new library.TextLayer({ textContentSource: content, container: element, viewport });
      await text.render();
      if (isCurrent) setLayer({ runs: text.textDivs, texts: text.textContentItemsStr });
    }
    // The page says itself that it is unreadable.
    write().catch(() => undefined);
    return () => {
      isCurrent = false;
      element?.replaceChildren();
    };
  }, [pdf, number]);

  useEffect(() => {
    if (layer === undefined) return;
    const current = markMatches(layer.runs, layer.texts, marks);
    if (current !== undefined) scrollTo(current);
  }, [layer, marks]);

  return container;
}

/** Scrolls the stage so that an element is in its middle, unless it is in sight. */
function scrollTo(element: HTMLElement): void {
  const stage = element.closest('.viewer__stage');
  if (stage === null) return;
  const [place, frame] = [element.getBoundingClientRect(), stage.getBoundingClientRect()];
  if (place.top < frame.top || place.bottom > frame.bottom - frame.height / 4)
    stage.scrollTop += place.top - frame.top - frame.height / 3;
  if (place.left < frame.left || place.right > frame.right)
    stage.scrollLeft += place.left - frame.left - frame.width / 2;
}
