import type { StatedSignature } from '../signature-report.ts';
import { findSignatures } from './find-signatures.ts';
import { PdfFile } from './pdf-file.ts';
import { isTimeStamp, reportClaims, reportSignature } from './report-signature.ts';
import { coverageOf } from './signature-coverage.ts';
import { stateSince } from './state-since.ts';

/**
 * The signatures of a file, each with its state.
 *
 * @throws PdfUnreadable if the file seems to have signatures but cannot be read
 */
export async function stateSignatures(bytes: Buffer): Promise<readonly StatedSignature[]> {
  if (!bytes.includes('/ByteRange')) return [];
  const file = new PdfFile(bytes);
  const signatures: StatedSignature[] = [];
  for (const found of findSignatures(file)) {
    if (isTimeStamp(found)) continue;
    const coverage = coverageOf(file, found);
    const report = coverage === null ? null : await reportSignature(found, coverage);
    if (coverage === null || report === null) signatures.push({ ...reportClaims(found), state: 'invalid' });
    else signatures.push({ ...report, state: stateSince(file, coverage.end) });
  }
  return signatures;
}
