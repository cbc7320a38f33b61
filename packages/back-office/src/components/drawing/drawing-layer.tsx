import { useRef } from 'react';
import type { PageArea } from '../viewer/page/page-view';
import type { DrawingState } from './use-drawing';
import { usePen } from './use-pen';
import { useFinishedStrokes } from './use-finished-strokes';

interface DrawingLayerProps {
  area: PageArea;
  drawing: DrawingState;
}

/**
 * The strokes over one page, and the page to draw on: the overlay of a viewer. The canvas of finished strokes changes
 * only when a stroke ends; the growing one has its own. By keyboard, strokes are erased in the list beside the page.
 */
export function DrawingLayer({ area, drawing }: DrawingLayerProps) {
  const growing = useRef<HTMLCanvasElement>(null);
  const finished = useFinishedStrokes(area, drawing.strokes);
  usePen(growing, area, drawing);
  return (
    <div aria-hidden="true" className="drawing-layer" data-tool={drawing.tool}>
      <canvas ref={finished} />
      <canvas height="0" ref={growing} width="0" />
    </div>
  );
}
