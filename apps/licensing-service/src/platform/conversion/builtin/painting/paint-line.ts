import {
  automaticTextColor,
  type LineRecord,
  noteSeparatorRuleBox,
  runBorderStrokesForLine,
  type StyleSpanRecord,
} from '@docx-editor.dev/core/layout';
import { highlightColor, ink } from './colors.ts';
import { paintEquation } from './paint-equation.ts';
import { paintDrawing } from './paint-drawing.ts';
import { paintLeader } from './paint-leader.ts';
import { paintLink } from './paint-link.ts';
import { borderPattern, fillBox, paintRule } from './paint-rule.ts';
import { paintText } from './paint-text.ts';
import { paintTextLines } from './paint-text-lines.ts';
import type { Painter } from './painter.ts';

/** @param background hexadecimal colour beneath the line; null for paper */
export function paintLine(painter: Painter, line: LineRecord, background: string | null): void {
  for (const span of line.spans) {
    const fill = fillOf(span);
    if (fill !== null) fillBox(painter, span.box, ink(fill));
  }
  for (const drawing of line.drawings ?? []) paintDrawing(painter, drawing);
  for (const span of line.spans) paintSpan(painter, line, span, background);
  for (const { edge, box } of runBorderStrokesForLine(line))
    paintRule(painter, box, edge.color, borderPattern(edge.val));
}

const fillOf = ({ style }: StyleSpanRecord) => highlightColor(style.highlight) ?? style.shading;

function paintSpan(painter: Painter, line: LineRecord, span: StyleSpanRecord, background: string | null): void {
  if (span.style.hidden) return;
  const color = ink(span.style.color ?? automaticTextColor(fillOf(span) ?? background));
  const baseline = line.box.y + line.baseline;
  if (span.noteSeparator !== undefined) fillBox(painter, noteSeparatorRuleBox(span, line), color);
  else if (span.equation !== undefined) paintEquation(painter, span, color);
  else if (span.unsupported !== undefined) painter.warn('not_drawn', span.unsupported.element.localName);
  else {
    if (span.tabLeader !== undefined) paintLeader(painter, span, span.tabLeader, { baseline, color });
    const visible = visibleText(span);
    if (visible !== '') paintText(painter, { ...span, text: visible }, baseline, color);
    paintTextLines(painter, span, baseline, color);
  }
  if (span.link !== undefined) paintLink(painter, span.box, span.link);
}

/** Tabs and most optional hyphens show nothing. */
function visibleText({ text, optionalHyphenBreak }: StyleSpanRecord): string {
  if (optionalHyphenBreak === true) return '-';
  return text.replaceAll(/[\t\n\r\u00AD]/g, '');
}
