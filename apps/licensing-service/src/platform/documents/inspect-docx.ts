import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { DocxFinding } from './docx-finding';

const limits: IsolationLimits = { memory: 256 * 1024 ** 2, milliseconds: 10_000 };

/**
 * Finds what a Word file may not contain, with the places, in a process of its own. Nothing found means that it may
 * become a template or a document. Takes at most 10 s and 256 MiB.
 */
export async function inspectDocx(source: string | Uint8Array): Promise<{ readonly findings: readonly DocxFinding[] }> {
  const answer = await runIsolated<readonly DocxFinding[]>('../documents/docx-worker', source, limits);
  if ('result' in answer) return { findings: answer.result };
  const reason = answer.failure === 'too_costly' ? 'too_costly' : 'unreadable';
  return { findings: [{ reason, part: '', near: null }] };
}
