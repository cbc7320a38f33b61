import { runChecking } from './run-checking';
import type { SignedRevision } from './signature-report';

/**
 * Checks a file that was signed elsewhere: it must be the original with an update that holds signatures alone, each of
 * which covers the whole file as it was then and is valid.
 */
export async function checkSignedRevision(original: Uint8Array, signed: Uint8Array): Promise<SignedRevision> {
  const answer = await runChecking<SignedRevision>({ kind: 'revision', original, signed });
  return typeof answer === 'string' ? { signed: false, reason: answer } : answer;
}
