import type { SignatureReport, SignedRevision } from '../signature-report.ts';
import { type AddedRevision, addedRevisions } from './added-revisions.ts';
import { findForbiddenChange } from './find-forbidden-change.ts';
import { findSignatures, type FoundSignature } from './find-signatures.ts';
import { PdfFile } from './pdf-file.ts';
import { isTimeStamp, isValidTimeStamp, reportSignature } from './report-signature.ts';
import { type Coverage, coverageOf } from './signature-coverage.ts';

const refuse = (reason: Extract<SignedRevision, { signed: false }>['reason']) => ({ signed: false, reason }) as const;

/**
 * Whether a file is another one with signatures and nothing else.
 *
 * @throws PdfUnreadable
 */
export async function checkRevision(original: Buffer, signed: Buffer): Promise<SignedRevision> {
  if (!signed.subarray(0, original.length).equals(original)) return refuse('not_based_on_ours');
  if (signed.length === original.length) return refuse('no_signature');
  const [before, after] = [new PdfFile(original), new PdfFile(signed)];
  const revisions = addedRevisions(after, before.sections[0]?.offset ?? 0, original.length);
  const change = findForbiddenChange(before, after);
  if (change !== null) return refuse(change);
  const added = findSignatures(after).filter(({ number }) => before.get(number) === undefined);
  if (added.every(isTimeStamp)) return refuse('no_signature');
  const reports: SignatureReport[] = [];
  for (const signature of added) {
    const coverage = coverageOf(after, signature);
    if (coverage === null || !coversRevision(after, revisions, signature, coverage))
      return refuse('signature_does_not_cover');
    if (isTimeStamp(signature)) {
      if (!(await isValidTimeStamp(coverage))) return refuse('invalid_signature');
      continue;
    }
    const report = await reportSignature(signature, coverage);
    if (report === null) return refuse('invalid_signature');
    reports.push(report);
  }
  return { signed: true, signatures: reports };
}

/** A signature must cover the whole file as it was with its own update, up to blanks that follow. */
function coversRevision(
  { bytes }: PdfFile,
  revisions: readonly AddedRevision[],
  { number }: FoundSignature,
  { end }: Coverage,
): boolean {
  const revision = revisions.findLast(({ section }) => section.entries.has(number));
  if (revision === undefined || end < revision.end) return false;
  return bytes.toString('latin1', revision.end, end).trim() === '';
}
