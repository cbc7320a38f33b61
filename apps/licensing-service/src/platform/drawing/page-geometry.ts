import { PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { PageGeometry } from './page-matrix.ts';
import { type Box, inherited, readBox, intersect } from './page-box.ts';

const letter: Box = [0, 0, 612, 792];
const quarterTurn = 90;
const fullTurn = 360;

/** Reads the geometry of a page as pdf.js does, which ignores invalid values. */
export function readPageGeometry(page: PDFPage): PageGeometry {
  const mediaBox = readBox(page, 'MediaBox') ?? letter;
  const turn = readNumber(page, 'Rotate') ?? 0;
  const userUnit = page.node.lookup(PDFName.of('UserUnit'));
  return {
    view: intersect(readBox(page, 'CropBox') ?? mediaBox, mediaBox) ?? mediaBox,
    rotation: turn % quarterTurn === 0 ? ((turn % fullTurn) + fullTurn) % fullTurn : 0,
    userUnit: userUnit instanceof PDFNumber && userUnit.asNumber() > 0 ? userUnit.asNumber() : 1,
  };
}

function readNumber(page: PDFPage, name: string): number | null {
  const value = inherited(page, name);
  return value instanceof PDFNumber ? value.asNumber() : null;
}
