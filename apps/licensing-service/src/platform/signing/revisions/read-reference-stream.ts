import { decodePDFRawStream, PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { parseIndirectObject } from './parse-object.ts';
import { hasType } from './object-dictionary.ts';
import { PdfUnreadable } from './pdf-unreadable.ts';
import type { Entry, ReferenceSection } from './reference-section.ts';

const maximumObjects = 1_000_000;

export function readReferenceStream(bytes: Buffer, offset: number): ReferenceSection {
  const { object: stream } = parseIndirectObject(bytes, offset);
  if (!(stream instanceof PDFRawStream) || !hasType(stream, 'XRef') || !hasDirectLength(stream))
    throw new PdfUnreadable('no cross-reference table');
  const { dict } = stream;
  const [kindWidth = 0, secondWidth = 0, thirdWidth = 0] = numbersIn(dict, 'W') ?? [];
  const [size = 0] = numbersIn(dict, 'Size') ?? [];
  const ranges = numbersIn(dict, 'Index') ?? [0, size];
  const content = Buffer.from(decodePDFRawStream(stream).decode());
  const entries = new Map<number, Entry>();
  let at = 0;
  const read = (width: number, missing: number) => {
    if (at + width > content.length) throw new PdfUnreadable('the cross-reference stream is too short');
    let value = width === 0 ? missing : 0;
    for (const end = at + width; at < end; at += 1) value = value * 256 + (content[at] ?? 0);
    return value;
  };
  for (let range = 0; range < ranges.length; range += 2) {
    const [first = 0, count = 0] = ranges.slice(range);
    if (first + count > maximumObjects) throw new PdfUnreadable('too many objects');
    for (let number = first; number < first + count; number += 1)
      entries.set(number, toEntry(read(kindWidth, 1), read(secondWidth, 0), read(thirdWidth, 0)));
  }
  const [previous = null] = numbersIn(dict, 'Prev') ?? [];
  return { offset, entries, trailer: dict, previous };
}

function toEntry(kind: number, second: number, third: number): Entry {
  if (kind === 1) return { kind: 'at', offset: second, generation: third };
  return kind === 2 ? { kind: 'inside', stream: second, index: third } : { kind: 'free' };
}

/** With an indirect length, programs disagree about where a stream ends. */
export const hasDirectLength = ({ dict }: PDFRawStream) => dict.get(PDFName.of('Length')) instanceof PDFNumber;

/** A number, or an array of numbers. */
export function numbersIn(dictionary: PDFDict, key: string): number[] | null {
  const value = dictionary.get(PDFName.of(key));
  const values = value instanceof PDFArray ? value.asArray() : [value];
  return values.every((entry) => entry instanceof PDFNumber) ? values.map((entry) => entry.asNumber()) : null;
}
