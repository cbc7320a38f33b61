import { decodePDFRawStream, PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { parseIndirectObject, parseObject } from './parse-object.ts';
import { hasType } from './object-dictionary.ts';
import { PdfUnreadable } from './pdf-unreadable.ts';
import { hasDirectLength, numbersIn } from './read-reference-stream.ts';
import { readReferences } from './read-reference-table.ts';
import type { Entry, ReferenceSection } from './reference-section.ts';

const maximumSections = 1000;

/**
 * A PDF as a viewer reads it: strictly by its cross-reference tables. A library that searches the bytes for objects
 * could see another document than people do.
 */
export class PdfFile {
  readonly bytes: Buffer;
  /** From the newest to the oldest. */
  readonly sections: readonly ReferenceSection[];
  readonly #objects = new Map<number, PDFObject | undefined>();

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.sections = readSections(this.bytes);
    if (this.trailer.has(PDFName.of('Encrypt'))) throw new PdfUnreadable('it is encrypted');
  }

  get trailer(): PDFDict {
    const [newest] = this.sections;
    if (newest === undefined) throw new PdfUnreadable('no cross-reference table');
    return newest.trailer;
  }

  get catalog(): PDFDict {
    const catalog = this.resolve(this.trailer.get(PDFName.of('Root')));
    if (!(catalog instanceof PDFDict)) throw new PdfUnreadable('no catalog');
    return catalog;
  }

  /** The newest entry of an object. */
  entryOf(number: number): Entry | undefined {
    return this.sections.find(({ entries }) => entries.has(number))?.entries.get(number);
  }

  /** The newest version of an object; undefined if there is none. */
  get(number: number): PDFObject | undefined {
    if (!this.#objects.has(number)) this.#objects.set(number, this.#read(number, this.entryOf(number)));
    return this.#objects.get(number);
  }

  /** Follows a reference. */
  resolve(value: PDFObject | undefined): PDFObject | undefined {
    return value instanceof PDFRef ? this.get(value.objectNumber) : value;
  }

  /** Dictionary at a key, or at a path of keys; null if there is none. */
  dictionary(holder: PDFDict, key: string): PDFDict | null {
    const value = this.resolve(holder.get(PDFName.of(key)));
    return value instanceof PDFDict ? value : null;
  }

  /** Elements of the array at a key; empty if there is none. */
  list(holder: PDFDict, key: string): readonly PDFObject[] {
    const value = this.resolve(holder.get(PDFName.of(key)));
    return value instanceof PDFArray ? value.asArray() : [];
  }

  #read(number: number, entry: Entry | undefined): PDFObject | undefined {
    if (entry === undefined || entry.kind === 'free') return undefined;
    if (entry.kind === 'inside') return this.#readInside(number, entry.stream, entry.index);
    const found = parseIndirectObject(this.bytes, entry.offset);
    if (found.number !== number || found.generation !== entry.generation)
      throw new PdfUnreadable('the cross-reference table points at another object');
    return found.object;
  }

  #readInside(number: number, streamNumber: number, index: number): PDFObject {
    const entry = this.entryOf(streamNumber);
    const stream = entry?.kind === 'at' ? this.get(streamNumber) : undefined;
    if (!(stream instanceof PDFRawStream) || !hasType(stream, 'ObjStm') || !hasDirectLength(stream))
      throw new PdfUnreadable('an object stream is missing');
    const content = Buffer.from(decodePDFRawStream(stream).decode());
    const [first = 0] = numbersIn(stream.dict, 'First') ?? [];
    const numbers = content.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
    const offset = numbers[index * 2 + 1];
    if (numbers[index * 2] !== number || offset === undefined)
      throw new PdfUnreadable('an object stream holds another object');
    return parseObject(content.subarray(first + offset));
  }
}

const lastPart = 2048;

function readSections(bytes: Buffer): ReferenceSection[] {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - lastPart));
  const start = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(end)?.[1];
  if (start === undefined) throw new PdfUnreadable('the end is missing');
  const sections: ReferenceSection[] = [];
  const seen = new Set<number>();
  for (let offset: number | null = Number(start); offset !== null;) {
    if (seen.has(offset) || seen.size >= maximumSections) throw new PdfUnreadable('cross-reference tables form a loop');
    seen.add(offset);
    const section = readReferences(bytes, offset);
    sections.push(section);
    offset = section.previous;
  }
  return sections;
}
