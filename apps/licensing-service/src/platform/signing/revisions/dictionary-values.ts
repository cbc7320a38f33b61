import { type PDFDict, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';

export function textIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
}

export function dateIn(dictionary: PDFDict, key: string): Date | null {
  const value = dictionary.get(PDFName.of(key));
  try {
    return value instanceof PDFString || value instanceof PDFHexString ? value.decodeDate() : null;
  } catch {
    return null;
  }
}

/** A name such as `ETSI.CAdES.detached`. */
export function nameIn(dictionary: PDFDict, key: string): string | null {
  const value = dictionary.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
}
