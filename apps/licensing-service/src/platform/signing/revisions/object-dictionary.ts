import { PDFDict, type PDFObject, PDFName, PDFRawStream } from '@cantoo/pdf-lib';

/** The dictionary of a dictionary or stream. */
export function dictionaryOf(object: PDFObject | undefined): PDFDict | null {
  if (object instanceof PDFRawStream) return object.dict;
  return object instanceof PDFDict ? object : null;
}

export const hasType = (object: PDFObject | undefined, ...types: readonly string[]) =>
  types.some((type) => dictionaryOf(object)?.get(PDFName.of('Type')) === PDFName.of(type));
