import { type StyleSpanRecord, TAB_LEADER_GLYPH, type TabLeader, tabLeaderPattern } from '@docx-editor.dev/core/layout';
import { paintText } from './paint-text.ts';
import type { Painter } from './painter.ts';

/** Share of the font size that a leader's character takes if the layout did not measure it. */
const usualAdvance = 0.25;

/** Fills the gap of a tab with dots, hyphens or lines. */
export function paintLeader(
  painter: Painter,
  span: StyleSpanRecord,
  leader: TabLeader,
  { baseline, color }: { readonly baseline: number; readonly color: string },
): void {
  const advance = span.tabLeaderAdvancePt ?? span.style.fontSizePt * usualAdvance;
  const { offsetPt, count } = tabLeaderPattern(span.box.x, span.box.width, advance);
  const text = (TAB_LEADER_GLYPH.get(leader) ?? '.').repeat(count);
  const box = { ...span.box, x: span.box.x + offsetPt };
  if (count > 0) paintText(painter, { ...span, text, box }, baseline, color);
}
