import { PDFHexString, PDFName } from '@cantoo/pdf-lib';
import type { FoundSignature } from './find-signatures.ts';
import type { PdfFile } from './pdf-file.ts';
import { numbersIn } from './read-reference-stream.ts';

export interface Coverage {
  /** What is signed: everything up to `end` except the signature. */
  readonly content: Buffer;
  readonly signature: Buffer;
  readonly end: number;
}

/**
 * What a signature covers. Null if it leaves out more than itself: a gap that holds anything but its own value could
 * hide a change.
 */
export function coverageOf(file: PdfFile, { number, value }: FoundSignature): Coverage | null {
  const { bytes } = file;
  const [first, start = 0, after = 0, rest = 0] = numbersIn(value, 'ByteRange') ?? [];
  const written = value.get(PDFName.of('Contents'));
  const end = after + rest;
  if (first !== 0 || start <= 0 || after <= start || end > bytes.length || !(written instanceof PDFHexString))
    return null;
  const gap = bytes.toString('latin1', start, after);
  const entry = file.entryOf(number);
  if (!/^<[\da-f\s]*>$/i.test(gap) || entry?.kind !== 'at' || entry.offset > start) return null;
  const before = bytes.toString('latin1', entry.offset, start);
  const signature = Buffer.from(gap.replaceAll(/[^\da-f]/gi, ''), 'hex');
  if (!/\/Contents\s*$/.test(before) || before.includes('endobj') || !signature.equals(written.asBytes())) return null;
  return { content: Buffer.concat([bytes.subarray(0, start), bytes.subarray(after, end)]), signature, end };
}
