import type { DrawingTextArtRecord } from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import type { Drawing } from './drawing.ts';
import { paintComponent } from './paint-shape.ts';
import type { Painter } from './painter.ts';

const pointsPerEmu = 1 / 12_700;

/** Paints text that is drawn as a shape. False if its outlines are unknown. */
export function paintTextArt(
  painter: Painter,
  { x, y, width, height }: Drawing,
  {
    components,
    path,
    rotationDegrees,
    fillHex,
    fillAlpha,
    strokeHex,
    strokeAlpha,
    strokeWidthPt,
  }: DrawingTextArtRecord,
): boolean {
  if (components === undefined && path === null) return false;
  const { pdf } = painter;
  pdf
    .save()
    .translate(x, y)
    .rotate(rotationDegrees, { origin: [width / 2, height / 2] });
  for (const component of components ?? [])
    paintComponent(painter, component, (outline) =>
      outline.map((point) => ({ x: point.x * pointsPerEmu, y: point.y * pointsPerEmu })),
    );
  if (components === undefined && path !== null) {
    if (fillHex !== null) pdf.path(path).fillOpacity(fillAlpha).fill(ink(fillHex));
    if (strokeHex !== null) pdf.path(path).strokeOpacity(strokeAlpha).lineWidth(strokeWidthPt).stroke(ink(strokeHex));
  }
  pdf.restore();
  return true;
}
