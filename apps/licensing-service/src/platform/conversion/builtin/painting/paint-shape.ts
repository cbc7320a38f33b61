import type { InlineDrawingRecord } from '@docx-editor.dev/core/layout';
import { ink } from './colors.ts';
import type { Drawing } from './drawing.ts';
import type { Painter } from './painter.ts';

type Shape = NonNullable<InlineDrawingRecord['vectorShape']>;
type Component = Shape['components'][number];
type Outline = readonly { readonly x: number; readonly y: number }[];

/** Points of a length in English Metric Units. */
const pointsPerEmu = 1 / 12_700;

/** Paints the outlines of a drawing over its box. @param isPainted chooses among them */
export function paintShape(
  painter: Painter,
  { geometry }: Pick<Drawing, 'geometry'>,
  { extentEmu, components }: Shape,
  isPainted: (component: Component) => boolean = () => true,
): void {
  const { x, y, width, height } = geometry.contentBounds;
  const [scaleX, scaleY] = [width / Math.max(1, extentEmu.cx), height / Math.max(1, extentEmu.cy)];
  const place = (outline: Outline) => outline.map((point) => ({ x: point.x * scaleX, y: point.y * scaleY }));
  painter.pdf.save().translate(x, y);
  for (const component of components) if (isPainted(component)) paintComponent(painter, component, place);
  painter.pdf.restore();
}

/** Paints an outline whose points `place` turns into points of the page. */
export function paintComponent(painter: Painter, component: Component, place: (outline: Outline) => Outline): void {
  const { pdf } = painter;
  const { subpathsEmu, subpathsClosed, shadow, fillHex, fillAlpha, strokeHex, strokeAlpha, fillRule } = component;
  const trace = () => {
    for (const [at, outline] of subpathsEmu.entries()) tracePath(pdf, place(outline), subpathsClosed?.[at] !== false);
  };
  pdf.save();
  if (component.clipEmu !== undefined && component.clipEmu.length > 0) {
    for (const outline of component.clipEmu) tracePath(pdf, place(outline), true);
    pdf.clip('even-odd');
  }
  if (shadow !== undefined) {
    if (shadow.blurEmu > 0) painter.warn('drawn_differently', 'shadow');
    pdf
      .save()
      .translate(shadow.dxEmu * pointsPerEmu, shadow.dyEmu * pointsPerEmu)
      .opacity(shadow.alpha);
    trace();
    pdf.fill(ink(shadow.hex), 'even-odd').restore();
  }
  if (component.shadowOnly !== true) {
    if (fillHex !== null) {
      if (component.fillGradient !== undefined) painter.warn('drawn_differently', 'gradient');
      if (component.fillPattern !== undefined) painter.warn('drawn_differently', 'pattern');
      trace();
      pdf.fillOpacity(fillAlpha).fill(ink(fillHex), fillRule === 'nonzero' ? 'non-zero' : 'even-odd');
    }
    if (strokeHex !== null) {
      strokeOf(pdf, component);
      trace();
      pdf.strokeOpacity(strokeAlpha).stroke(ink(strokeHex));
      for (const head of component.arrowheadsEmu ?? []) {
        tracePath(pdf, place(head), true);
        pdf.fillOpacity(strokeAlpha).fill(ink(strokeHex));
      }
    }
  }
  pdf.restore();
}

function strokeOf(pdf: PDFKit.PDFDocument, component: Component): void {
  const { strokeWidthEmu, strokeCap, strokeJoin, strokeMiterLimit, strokeDash } = component;
  const width = strokeWidthEmu * pointsPerEmu;
  pdf.lineWidth(width);
  if (strokeCap !== undefined) pdf.lineCap(strokeCap);
  if (strokeJoin !== undefined) pdf.lineJoin(strokeJoin);
  if (strokeMiterLimit !== undefined) pdf.miterLimit(strokeMiterLimit);
  const [dash, space = dash] = strokeDash ?? [];
  if (dash !== undefined && space !== undefined && dash > 0) pdf.dash(dash * width, { space: space * width });
}

function tracePath(pdf: PDFKit.PDFDocument, [first, ...rest]: Outline, closes: boolean): void {
  if (first === undefined) return;
  pdf.moveTo(first.x, first.y);
  for (const { x, y } of rest) pdf.lineTo(x, y);
  if (closes) pdf.closePath();
}
