import type { StyleSpanRecord } from '@docx-editor.dev/core/layout';
import { paintRule, type RulePattern } from './paint-rule.ts';
import type { Painter } from './painter.ts';

/** Thickness and distances of lines in text, as shares of the font size. */
const thickness = 0.06;
const underlineAt = 0.09;
const strikeAt = 0.26;

/** Draws the underline and the strikethrough of a span. */
export function paintTextLines(
  painter: Painter,
  { style, box, text }: StyleSpanRecord,
  baseline: number,
  color: string,
): void {
  const { underline, strike, doubleStrike } = style;
  const size = style.fontSizePt;
  const height = size * thickness;
  const draw = (y: number, lineColor: string | null, pattern: RulePattern = 'solid', factor = 1) =>
    paintRule(painter, { x: box.x, y, width: box.width, height: height * factor }, lineColor, pattern);
  const own = color.slice(1);

  if (underline !== null && !(underline.variant === 'words' && text.trim() === '')) {
    const at = baseline + size * underlineAt;
    const lineColor = underline.color ?? own;
    const { pattern, factor, double } = variantOf(underline.variant);
    draw(at, lineColor, pattern, factor);
    if (double) draw(at + height * 2, lineColor, pattern, factor);
  }
  if (strike || doubleStrike) {
    const at = baseline - size * strikeAt;
    draw(doubleStrike ? at - height : at, own);
    if (doubleStrike) draw(at + height, own);
  }
}

function variantOf(variant: string): { pattern: RulePattern; factor: number; double: boolean } {
  const name = variant.toLowerCase();
  const pattern = name.includes('dash') ? 'dashed' : name.includes('dot') ? 'dotted' : 'solid';
  return { pattern, factor: /thick|heavy/.test(name) ? 2 : 1, double: name.includes('double') };
}
