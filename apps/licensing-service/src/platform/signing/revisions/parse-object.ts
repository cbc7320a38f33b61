import { PDFContext, type PDFObject, PDFObjectParser } from '@cantoo/pdf-lib';
import { PdfUnreadable } from './pdf-unreadable.ts';

export interface ParsedObject {
  readonly number: number;
  readonly generation: number;
  readonly object: PDFObject;
}

const longestHeader = 40;

/** The indirect object that begins exactly at an offset. */
export function parseIndirectObject(bytes: Buffer, offset: number): ParsedObject {
  const header = /^\s*(\d{1,10})\s+(\d{1,5})\s+obj/.exec(bytes.toString('latin1', offset, offset + longestHeader));
  if (header === null) throw new PdfUnreadable('no object where one is expected');
  const [whole, number, generation] = header;
  return {
    number: Number(number),
    generation: Number(generation),
    object: parseObject(bytes.subarray(offset + whole.length)),
  };
}

export function parseObject(bytes: Uint8Array): PDFObject {
  try {
    return PDFObjectParser.forBytes(bytes, PDFContext.create()).parseObject();
  } catch {
    throw new PdfUnreadable('an object is damaged');
  }
}
