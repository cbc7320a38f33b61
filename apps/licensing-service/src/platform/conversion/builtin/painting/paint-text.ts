import type { ExportLaidOutText } from '@docx-editor.dev/core/export';
import {
  baselineShiftPtOf,
  glyphSizeFactorOf,
  type ResolvedRunStyle,
  styleForFontSlot,
  type StyleSpanRecord,
} from '@docx-editor.dev/core/layout';
import { metricSubstitute } from '../fonts/substitutes.ts';
import type { PlacedGlyph } from '../fonts/shaped-font.ts';
import type { Painter } from './painter.ts';

/** Glyphs in a row with one font and size. */
interface Stretch {
  readonly font: number;
  readonly scale: number;
  /** From the start of the text, in points of the unscaled size. */
  readonly x: number;
  readonly glyphs: PlacedGlyph[];
}

/** Writes the glyphs of a span on its baseline, exactly where the layout measured them. */
export function paintText(painter: Painter, span: StyleSpanRecord, baseline: number, color: string): void {
  const shaped = painter.session.shapeLaidOutText(span);
  if (shaped === null) {
    painter.warn('not_drawn', `text in ${span.style.fontFamily ?? 'an unnamed font'}`);
    return;
  }
  const style = styleForFontSlot(span.style, span.fontSlot);
  warnOfFonts(painter, shaped);
  const factor = glyphSizeFactorOf(style);
  const wide = style.horizontalScalePercent / 100;
  const start = span.box.x + (span.glyphOffsetPt ?? 0);
  let written = 0;
  for (const stretch of stretchesOf(shaped, style)) {
    const x = start + stretch.x * factor * wide + written * style.characterSpacingPt;
    writeGlyphs(painter, shaped, stretch, {
      x,
      y: baseline - baselineShiftPtOf(style),
      size: style.fontSizePt * factor * stretch.scale,
      color,
      style,
    });
    written += stretch.glyphs.length;
  }
}

function stretchesOf({ run, fixedPointScale }: ExportLaidOutText, style: ResolvedRunStyle): readonly Stretch[] {
  const perMille = 1000 / fixedPointScale / style.fontSizePt;
  const stretches: Stretch[] = [];
  for (const { textStart, textEnd, glyphStart, glyphEnd, fontSpan } of run.clusters) {
    const text = Array.from(run.text.slice(textStart, textEnd), (character) => character.codePointAt(0) ?? 0);
    for (let at = glyphStart; at < glyphEnd; at += 1) {
      const glyph = run.glyphs[at];
      if (glyph === undefined) continue;
      const scale = glyph.drawScale ?? 1;
      const last = stretches.at(-1);
      const stretch =
        last !== undefined && last.font === fontSpan && last.scale === scale
          ? last
          : { font: fontSpan, scale, x: glyph.originX / fixedPointScale, glyphs: [] };
      if (stretch !== last) stretches.push(stretch);
      stretch.glyphs.push({
        id: glyph.id,
        codePoints: at === glyphStart ? text : [],
        advance: (run.exactAdvancesX?.[at] ?? glyph.advanceX) * (perMille / scale),
        offsetX: glyph.offsetX * (perMille / scale),
        offsetY: glyph.offsetY * (perMille / scale),
      });
    }
  }
  return stretches;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly style: ResolvedRunStyle;
}

function writeGlyphs(
  { pdf, fonts }: Painter,
  { font, fonts: all }: ExportLaidOutText,
  stretch: Stretch,
  { x, y, size, color, style }: Place,
): void {
  const shaped = fonts.take(all?.[stretch.font] ?? font, size);
  shaped.next = stretch.glyphs;
  const outline = style.textOutline;
  pdf.fillColor(color);
  if (outline !== undefined) pdf.lineWidth(outline.widthPt).strokeColor(`#${outline.color}`);
  const options = {
    lineBreak: false,
    baseline: 'alphabetic' as const,
    // Makes pdfkit ask for the whole text at once.
    features: [],
    characterSpacing: style.characterSpacingPt / (style.horizontalScalePercent / 100),
    horizontalScaling: style.horizontalScalePercent,
    fill: true,
    stroke: outline !== undefined,
  };
  pdf.text('glyphs', x, y, options);
}

function warnOfFonts({ warn }: Painter, { run, font, fonts = [] }: ExportLaidOutText): void {
  for (const { substitution } of [font, ...fonts])
    if (substitution !== null && metricSubstitute(substitution.requested.family) === null)
      warn('font_substituted', substitution.requested.family);
  for (const { textStart, textEnd, glyphStart } of run.clusters)
    if (run.glyphs[glyphStart]?.id === 0) warn('not_drawn', `characters such as ${run.text.slice(textStart, textEnd)}`);
}
