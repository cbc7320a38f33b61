import type { DrawingPoint } from '@docx-editor.dev/core/layout';
import type { Drawing } from './drawing.ts';
import type { Painter } from './painter.ts';

/** Paints the picture of a drawing, cropped and turned. False if it has none that can be drawn. */
export function paintPicture(painter: Painter, drawing: Drawing): boolean {
  const picture = painter.pictures.find(drawing);
  if (picture === null) return false;
  const { geometry, crop, effects } = drawing;
  const [topLeft, topRight, , bottomLeft] = geometry.imageTransformCorners ?? geometry.transformedCorners;
  if (topLeft === undefined || topRight === undefined || bottomLeft === undefined) return false;
  const { pdf } = painter;
  pdf.save();
  if (geometry.clipPolygon !== null) clip(pdf, geometry.clipPolygon);
  pdf.transform(
    topRight.x - topLeft.x,
    topRight.y - topLeft.y,
    bottomLeft.x - topLeft.x,
    bottomLeft.y - topLeft.y,
    topLeft.x,
    topLeft.y,
  );
  pdf.rect(0, 0, 1, 1).clip();
  if (effects.opacity !== undefined) pdf.opacity(effects.opacity);
  const width = 1 / (1 - crop.left - crop.right);
  const height = 1 / (1 - crop.top - crop.bottom);
  pdf.image(picture, -crop.left * width, -crop.top * height, { width, height });
  pdf.restore();
  return true;
}

function clip(pdf: PDFKit.PDFDocument, polygon: readonly DrawingPoint[]): void {
  pdf.polygon(...polygon.map(({ x, y }): [number, number] => [x, y])).clip();
}
