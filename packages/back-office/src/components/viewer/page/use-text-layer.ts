import { useEffect, useRef, useState } from 'react';
import { markMatches, type MarkedPart } from '../find/mark-matches';
import { queueDrawing } from '../pdf/drawing-queue';
import { loadPdfLibrary } from '../pdf/load-pdf-library';
import type { OpenPdf } from '../pdf/open-pdf';

interface TextLayerParts {
  readonly runs: readonly HTMLElement[];
  readonly texts: readonly string[];
}

/**
 * Lays the text of a page over its picture, to select and to read aloud, and marks what was found in it. Pictures come
 * first. The text is built outside of the document, because each measured run would lay out the whole page again.
 */
export function useTextLayer(pdf: OpenPdf, number: number, marks: readonly MarkedPart[]) {
  const container = useRef<HTMLDivElement>(null);
  const [layer, setLayer] = useState<TextLayerParts>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const element = container.current;
    async function write() {
      const [library, page] = await Promise.all([loadPdfLibrary(), pdf.document.getPage(number)]);
      const content = await page.getTextContent();
      const built = document.createElement('div');
      built.style.setProperty('--user-unit', String(page.userUnit));
      const viewport = page.getViewport({ scale: 1 });
      const text = new library.TextLayer({ textContentSource: content, container: built, viewport });
      await text.render();
      if (signal.aborted || element === null) return;
      moveInto(element, built);
      setLayer({ runs: text.textDivs, texts: text.textContentItemsStr });
    }
    // The page says itself that it is unreadable.
    const timer = window.setTimeout(() => void queueDrawing(write, signal, false).catch(() => undefined));
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
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

/** Gives an element the content of another one, with what lays it out. */
function moveInto(element: HTMLElement, built: HTMLElement): void {
  for (const name of built.style) element.style.setProperty(name, built.style.getPropertyValue(name));
  Object.assign(element.dataset, built.dataset);
  while (built.firstChild !== null) element.append(built.firstChild);
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
