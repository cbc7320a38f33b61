import type { StyleSpanRecord } from '@docx-editor.dev/core/layout';
import { paintText } from './paint-text.ts';
import type { Painter } from './painter.ts';

/** Share of an equation's height above its baseline, for its linear form. */
const ascent = 0.7;

/** Writes an equation in its linear form. The warning covers its font, too. */
export function paintEquation(painter: Painter, span: StyleSpanRecord, color: string): void {
  painter.warn('drawn_differently', 'equation');
  const text = span.equation?.fallbackText ?? span.text;
  const { equation: _, ...plain } = span;
  paintText({ ...painter, warn: () => {} }, { ...plain, text }, span.box.y + span.box.height * ascent, color);
}
