import { PdfUnreadable } from './pdf-unreadable.ts';
import type { PdfFile } from './pdf-file.ts';
import type { ReferenceSection } from './reference-section.ts';

/** An update that was appended to a file. */
export interface AddedRevision {
  readonly section: ReferenceSection;
  /** Length of the file before it. */
  readonly start: number;
  /** Length of the file with it, without blanks that may follow. */
  readonly end: number;
}

/**
 * The updates behind the first `length` bytes, from the oldest to the newest. Each one must stand behind the one before
 * and point only to objects of its own: one that gave old content a new meaning is refused.
 *
 * @param base the last cross-reference section of the first `length` bytes
 */
export function addedRevisions(file: PdfFile, base: number, length: number): readonly AddedRevision[] {
  const count = file.sections.findIndex(({ offset }) => offset === base);
  if (count === -1) throw new PdfUnreadable('an update does not continue the file before it');
  const revisions: AddedRevision[] = [];
  let start = length;
  for (const section of file.sections.slice(0, count).toReversed()) {
    const end = endOf(file.bytes, section.offset);
    const offsets = [...section.entries.values()].flatMap((entry) => (entry.kind === 'at' ? [entry.offset] : []));
    if (section.offset < start || offsets.some((offset) => offset < start || offset >= end))
      throw new PdfUnreadable('an update points outside of itself');
    revisions.push({ section, start, end });
    start = end;
  }
  if (file.bytes.toString('latin1', start).trim() !== '') throw new PdfUnreadable('something follows the last update');
  return revisions;
}

function endOf(bytes: Buffer, section: number): number {
  const at = bytes.indexOf('startxref', section, 'latin1');
  const [ending] = /^startxref\s+(\d+)\s+%%EOF/.exec(bytes.toString('latin1', at, at + 64)) ?? [];
  if (at === -1 || ending === undefined || Number(/\d+/.exec(ending)?.[0]) !== section)
    throw new PdfUnreadable('the end of an update is missing');
  return at + ending.length;
}
