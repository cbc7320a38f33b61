import type { LayoutBox, TextboxStoryLayout } from '@docx-editor.dev/core/layout';
import type { Painter } from './painter.ts';
import { paintFrame } from './paint-frame.ts';

/** Paints the frame of a text box and the text in it. */
export function paintTextBox(painter: Painter, box: LayoutBox, story: TextboxStoryLayout): void {
  const { pdf } = painter;
  const { contentOffset, contentRotation, overflowVisible, fallbackReason, fragments } = story;
  if (fallbackReason !== undefined) painter.warn('not_drawn', 'the end of a text box');
  pdf.save().translate(box.x, box.y);
  if (story.chromeByVector !== true) paintFrame(painter, box, story);
  if (overflowVisible !== true) pdf.rect(0, 0, box.width, box.height).clip();
  if (contentRotation !== undefined)
    pdf.rotate(contentRotation.degrees, { origin: [contentRotation.pivot.x, contentRotation.pivot.y] });
  pdf.translate(contentOffset.x, contentOffset.y);
  painter.paintBlocks(fragments, story.fillHex);
  pdf.restore();
}
