import { useEffect, useRef } from 'react';
import type { PageArea } from '../viewer/page/page-view';
import type { DrawnStroke } from './model/drawing';
import { paintStroke, preparePage } from './paint-strokes';

interface Painted {
  readonly scale: number;
  readonly strokes: readonly DrawnStroke[];
}

export function useFinishedStrokes({ number, size, scale }: PageArea, all: readonly DrawnStroke[]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painted = useRef<Painted>(undefined);
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const strokes = all.filter(({ page }) => page === number);
    const known = painted.current;
    const isLonger = known?.scale === scale && known.strokes.every((stroke, at) => stroke === strokes[at]);
    const context = isLonger ? element.getContext('2d') : preparePage(element, { number, size, scale });
    for (const stroke of isLonger ? strokes.slice(known.strokes.length) : strokes) {
      if (context !== null) paintStroke(context, stroke);
    }
    painted.current = { scale, strokes };
  }, [number, size, scale, all]);
  return canvas;
}
