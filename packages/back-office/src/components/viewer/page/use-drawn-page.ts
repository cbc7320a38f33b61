import { useEffect, useRef, useState } from 'react';
import { drawPage, freeCanvas } from '../pdf/draw-page';
import { queueDrawing } from '../pdf/drawing-queue';
import type { OpenPdf } from '../pdf/open-pdf';

interface DrawnPage {
  /** Receives the canvas. */
  readonly host: React.RefObject<HTMLDivElement | null>;
  readonly state: 'waiting' | 'drawn' | 'failed';
}

/** A new zoom stretches the previous picture until it rests for this long, in milliseconds. */
const pause = 150;

/** Draws a page while it is mounted, and again at each new scale. The picture of another file replaces the last one. */
export function useDrawnPage(pdf: OpenPdf, number: number, scale: number, isUrgent: boolean): DrawnPage {
  const host = useRef<HTMLDivElement>(null);
  const drawnScale = useRef<number>(undefined);
  const [state, setState] = useState<DrawnPage['state']>('waiting');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function draw() {
      try {
        const page = await pdf.document.getPage(number);
        const canvas = await drawPage(page, scale, signal);
        if (signal.aborted) return freeCanvas(canvas);
        show(host.current, canvas);
        drawnScale.current = scale;
        setState('drawn');
      } catch {
        if (signal.aborted) return;
        show(host.current);
        setState('failed');
      }
    }
    const isZoomed = drawnScale.current !== undefined && drawnScale.current !== scale;
    const timer = window.setTimeout(
      () => void queueDrawing(draw, signal, isUrgent).catch(() => undefined),
      isZoomed ? pause : 0,
    );
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [pdf, number, scale, isUrgent]);

  useEffect(() => {
    const element = host.current;
    return () => show(element);
  }, []);

  useEffect(
    () => () => {
      void pdf.document.getPage(number).then(
        (page) => page.cleanup(),
        () => undefined,
      );
    },
    [pdf, number],
  );

  return { host, state };
}

function show(host: HTMLElement | null, ...canvases: HTMLCanvasElement[]): void {
  host?.querySelectorAll('canvas').forEach(freeCanvas);
  host?.replaceChildren(...canvases);
}
