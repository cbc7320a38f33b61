import type { ListMarkerPictureRecord } from '@docx-editor.dev/core/layout';
import type { Painter } from './painter.ts';

/** Paints the picture of a list's bullet. False if it cannot be drawn. */
export function paintMarkerPicture({ pdf, pictures }: Painter, marker: ListMarkerPictureRecord): boolean {
  const picture = pictures.find(marker);
  if (picture === null) return false;
  const { x, y, width, height } = marker.box;
  pdf.image(picture, x, y, { width, height });
  return true;
}
