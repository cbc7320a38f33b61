import type { LayoutBox } from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import type { Painter } from './painter.ts';

export type RulePattern = 'solid' | 'dashed' | 'dotted';

export function fillBox({ pdf }: Painter, { x, y, width, height }: LayoutBox, color: string): void {
  pdf.rect(x, y, width, height).fill(color);
}

/** Draws a thin box as a line along its longer side. */
export function paintRule(painter: Painter, box: LayoutBox, color: string | null, pattern: RulePattern): void {
  const { pdf } = painter;
  if (pattern === 'solid') {
    fillBox(painter, box, ink(color));
    return;
  }
  const isWide = box.width >= box.height;
  const thickness = isWide ? box.height : box.width;
  const dash = pattern === 'dashed' ? thickness * 3 : thickness;
  const [x, y] = isWide ? [box.x, box.y + thickness / 2] : [box.x + thickness / 2, box.y];
  pdf.save().lineWidth(thickness).strokeColor(ink(color)).dash(dash, { space: dash });
  pdf.moveTo(x, y).lineTo(isWide ? box.x + box.width : x, isWide ? y : box.y + box.height);
  pdf.stroke().restore();
}

const dotted = /^(dotted|dotDash|dotDotDash)$/;
const dashed = /^(dashed|dashSmallGap|dashDotStroked)$/;

/** The pattern of a border style of Word. Compound and ornamental styles come as solid lines. */
export function borderPattern(style: string): RulePattern {
  if (dotted.test(style)) return 'dotted';
  return dashed.test(style) ? 'dashed' : 'solid';
}
