import { PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { PdfFile } from './pdf-file.ts';
import { PdfUnreadable } from './pdf-unreadable.ts';

/** A signature field with its signature. */
export interface FoundSignature {
  /** Number of the object in which the signature is written. */
  readonly number: number;
  readonly value: PDFDict;
}

const maximumFields = 10_000;
const fieldType = PDFName.of('FT');
const signatureType = PDFName.of('Sig');
const valueKey = PDFName.of('V');

/** The signatures of a PDF, in the order of its form. */
export function findSignatures(file: PdfFile): readonly FoundSignature[] {
  const form = file.dictionary(file.catalog, 'AcroForm');
  const found: FoundSignature[] = [];
  let visited = 0;
  const visit = (node: PDFObject, inherited: PDFObject | undefined) => {
    visited += 1;
    if (visited > maximumFields) throw new PdfUnreadable('too many fields');
    const field = file.resolve(node);
    if (!(node instanceof PDFRef) || !(field instanceof PDFDict)) return;
    const type = field.get(fieldType) ?? inherited;
    const reference = field.get(valueKey);
    const value = file.resolve(reference);
    if (type === signatureType && value instanceof PDFDict)
      found.push({ number: (reference instanceof PDFRef ? reference : node).objectNumber, value });
    for (const kid of file.list(field, 'Kids')) visit(kid, type);
  };
  for (const field of form === null ? [] : file.list(form, 'Fields')) visit(field, undefined);
  return found;
}
