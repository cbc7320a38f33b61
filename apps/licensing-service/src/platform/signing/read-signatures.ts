import { PdfRefused } from '../drawing/pdf-refused';
import { runChecking } from './run-checking';
import type { StatedSignature } from './signature-report';

/**
 * Who signed a PDF, when, and whether it was changed since.
 *
 * @throws PdfRefused if the file has signatures but its structure is damaged
 */
export async function readSignatures(pdf: Uint8Array): Promise<readonly StatedSignature[]> {
  const answer = await runChecking<readonly StatedSignature[]>({ kind: 'state', pdf });
  if (typeof answer === 'string') throw new PdfRefused(answer);
  return answer;
}
