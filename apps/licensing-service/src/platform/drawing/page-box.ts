import { PDFArray, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { PageGeometry } from './page-matrix.ts';

/** Left, bottom, right, top. */
export type Box = PageGeometry['view'];

/** An entry of the page, or of the tree of pages above it. */
export const inherited = ({ node, doc }: PDFPage, name: string) =>
  doc.context.lookup(node.getInheritableAttribute(PDFName.of(name)));

/** Null if the page has no such box or an invalid one. */
export function readBox(page: PDFPage, name: string): Box | null {
  const value = inherited(page, name);
  if (!(value instanceof PDFArray) || value.size() !== 4) return null;
  const numbers = value.asArray().map((entry) => page.doc.context.lookup(entry));
  if (!numbers.every((entry) => entry instanceof PDFNumber)) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers.map((entry) => entry.asNumber());
  const box: Box = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
  return hasArea(box) ? box : null;
}

const hasArea = ([left, bottom, right, top]: Box) => right > left && top > bottom;

/** Null if the boxes do not overlap. */
export function intersect(a: Box, b: Box): Box | null {
  const box: Box = [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
  return hasArea(box) ? box : null;
}
