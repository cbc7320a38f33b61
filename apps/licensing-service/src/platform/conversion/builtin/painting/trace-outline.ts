import type { LayoutBox, TextboxStoryLayout } from '@docx-editor.dev/core/layout';

/** Adds the outline of a text box to the path. */
export function traceOutline(
  pdf: PDFKit.PDFDocument,
  { outline }: TextboxStoryLayout,
  { x, y, width, height }: LayoutBox,
): void {
  if (outline === undefined) pdf.rect(x, y, width, height);
  else if (outline.kind === 'ellipse') pdf.ellipse(x + width / 2, y + height / 2, width / 2, height / 2);
  else if (outline.kind === 'roundRect') pdf.roundedRect(x, y, width, height, outline.arc * Math.min(width, height));
  else
    for (const corners of outline.subpaths)
      pdf.polygon(...corners.map((corner): [number, number] => [x + corner.x * width, y + corner.y * height]));
}
