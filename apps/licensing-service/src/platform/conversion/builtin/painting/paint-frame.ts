import type { LayoutBox, TextboxStoryLayout } from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import type { Painter } from './painter.ts';
import { traceOutline } from './trace-outline.ts';

/** Paints the shadow, background and border of a text box. */
export function paintFrame({ pdf }: Painter, { width, height }: LayoutBox, story: TextboxStoryLayout): void {
  const { fillHex, strokeHex, strokeWidthPt, strokeCentered, strokeDashPt, strokeCap, shadow } = story;
  const inset = strokeHex === null || strokeCentered === true ? 0 : strokeWidthPt / 2;
  const trace = () =>
    traceOutline(pdf, story, { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset });
  pdf.save().rotate(story.chromeRotationDegrees ?? 0, { origin: [width / 2, height / 2] });
  if (shadow !== undefined && fillHex !== null) {
    pdf.save().translate(shadow.dx, shadow.dy).opacity(shadow.alpha);
    trace();
    pdf.fill(ink(shadow.hex)).restore();
  }
  if (fillHex !== null) {
    trace();
    pdf.fill(ink(fillHex), 'even-odd');
  }
  if (strokeHex !== null) {
    const [dash, space = dash] = strokeDashPt ?? [];
    if (dash !== undefined && space !== undefined) pdf.dash(dash, { space });
    if (strokeCap !== undefined) pdf.lineCap(strokeCap);
    trace();
    pdf.lineWidth(strokeWidthPt).stroke(ink(strokeHex));
  }
  pdf.restore();
}
