import { PDFDict } from '@cantoo/pdf-lib';
import { parseObject } from './parse-object.ts';
import { PdfUnreadable } from './pdf-unreadable.ts';
import { numbersIn, readReferenceStream } from './read-reference-stream.ts';
import type { Entry, ReferenceSection } from './reference-section.ts';

const longestEntry = 40;
const maximumObjects = 1_000_000;

/** Reads the cross-reference table or stream at an offset. */
export function readReferences(bytes: Buffer, offset: number): ReferenceSection {
  if (bytes.toString('latin1', offset, offset + 4) !== 'xref') return readReferenceStream(bytes, offset);
  const entries = new Map<number, Entry>();
  let at = offset + 4;
  for (;;) {
    const [whole, first, count] =
      /^\s*(\d{1,10}) (\d{1,10})\s*[\r\n]+/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
    if (whole === undefined) break;
    at = readEntries(bytes, at + whole.length, { first: Number(first), count: Number(count) }, entries);
  }
  const trailer = readTrailer(bytes, at);
  const hybrid = numberIn(trailer, 'XRefStm');
  const supplement = hybrid === null ? [] : readReferenceStream(bytes, hybrid).entries;
  return {
    offset,
    entries: new Map([...supplement, ...[...entries].filter(([, { kind }]) => kind === 'at' || hybrid === null)]),
    trailer,
    previous: numberIn(trailer, 'Prev'),
  };
}

interface Range {
  readonly first: number;
  readonly count: number;
}

function readEntries(bytes: Buffer, start: number, { first, count }: Range, entries: Map<number, Entry>): number {
  if (first + count > maximumObjects) throw new PdfUnreadable('too many objects');
  let at = start;
  for (let index = 0; index < count; index += 1) {
    const line = bytes.toString('latin1', at, at + longestEntry);
    const [whole, offset, generation, kind] = /^\s*(\d{10}) (\d{5}) ([nf])\s/.exec(line) ?? [];
    if (whole === undefined) throw new PdfUnreadable('the cross-reference table is damaged');
    const used: Entry = { kind: 'at', offset: Number(offset), generation: Number(generation) };
    entries.set(first + index, kind === 'n' ? used : { kind: 'free' });
    at += whole.length;
  }
  return at;
}

function readTrailer(bytes: Buffer, at: number): PDFDict {
  const [keyword] = /^\s*trailer/.exec(bytes.toString('latin1', at, at + 40)) ?? [];
  const trailer = keyword === undefined ? null : parseObject(bytes.subarray(at + keyword.length));
  if (!(trailer instanceof PDFDict)) throw new PdfUnreadable('the trailer is missing');
  return trailer;
}

const numberIn = (dictionary: PDFDict, key: string) => numbersIn(dictionary, key)?.[0] ?? null;
