import type { ListMarkerRecord, ParagraphFragmentRecord, StyleSpanRecord } from '@docx-editor.dev/core/layout';
import { automaticTextColor } from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import { paintLine } from './paint-line.ts';
import { paintMarkerPicture } from './paint-marker-picture.ts';
import { borderPattern, fillBox, paintRule } from './paint-rule.ts';
import { paintText } from './paint-text.ts';
import type { Painter } from './painter.ts';

/** @param background hexadecimal colour beneath the paragraph; null for paper */
export function paintParagraph(painter: Painter, paragraph: ParagraphFragmentRecord, background: string | null): void {
  if (paragraph.outOfFlow === true && paragraph.positionedFrame === undefined) return;
  const { pdf } = painter;
  const { box, shading, shadingBox, lines, marker, borders, clipToBox } = paragraph;
  if (clipToBox === true) pdf.save().rect(box.x, box.y, box.width, box.height).clip();
  if (shading !== undefined && shadingBox !== undefined) fillBox(painter, shadingBox, ink(shading));
  const beneath = shading ?? background;
  for (const line of lines) paintLine(painter, line, beneath);
  const [first] = lines;
  if (marker !== undefined && first !== undefined)
    paintMarker(painter, marker, first.box.y + first.baseline, ink(marker.style.color ?? automaticTextColor(beneath)));
  for (const { edge, box: rule } of borders ?? []) paintRule(painter, rule, edge.color, borderPattern(edge.val));
  if (clipToBox === true) pdf.restore();
}

function paintMarker(painter: Painter, marker: ListMarkerRecord, baseline: number, color: string): void {
  if (marker.picture !== undefined && paintMarkerPicture(painter, marker.picture)) return;
  for (const piece of marker.pieces ?? [marker])
    if (piece.text.trim() !== '') paintText(painter, spanOf(piece), baseline, color);
}

const spanOf = ({ text, style, box }: Pick<ListMarkerRecord, 'text' | 'style' | 'box'>): StyleSpanRecord => ({
  text,
  style,
  box,
  props: [],
  range: { paragraphId: '', start: 0, end: 0 },
});
