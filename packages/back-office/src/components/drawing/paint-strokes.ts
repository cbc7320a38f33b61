import { strokeColors, type Stroke } from '@atrium/api-client/contract';
import { pixelRatio } from '../viewer/pdf/draw-page';
import type { PageArea } from '../viewer/page/page-view';
import { outlineOf, strokePath } from './stroke-path';

type Ink = Pick<Stroke, 'color' | 'points' | 'width'>;

/** Gives a canvas the pixels of a page, and returns what draws in the coordinates of the page. */
export function preparePage(canvas: HTMLCanvasElement, { size, scale }: PageArea): CanvasRenderingContext2D | null {
  const [width, height] = [size.width * scale, size.height * scale];
  const ratio = pixelRatio(width, height);
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.max(1, Math.round(height * ratio));
  const context = canvas.getContext('2d');
  context?.scale(scale * ratio, scale * ratio);
  return context;
}

export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke): void {
  fill(context, stroke, strokePath(stroke));
}

/** Replaces what a canvas shows by the stroke that is being drawn. */
export function paintGrowing(context: CanvasRenderingContext2D, { size }: PageArea, ink: Ink): void {
  context.clearRect(0, 0, size.width, size.height);
  fill(context, ink, outlineOf(ink));
}

function fill(context: CanvasRenderingContext2D, { color }: Ink, path: Path2D): void {
  const { hex, opacity } = strokeColors[color];
  context.globalAlpha = opacity;
  context.fillStyle = hex;
  context.fill(path);
}
