import { type IsolationLimits, runIsolated } from '../isolated/run-isolated';
import type { DocxRefusal } from './check-docx';

const limits: IsolationLimits = { memory: 256 * 1024 ** 2, milliseconds: 10_000 };

/** Why the Word file at a path is refused; null if it may be stored. Takes at most 10 s and 256 MiB. */
export async function findDocxProblem(path: string): Promise<DocxRefusal | 'too_costly' | null> {
  const answer = await runIsolated<DocxRefusal | null>('../documents/docx-worker', path, limits);
  if ('result' in answer) return answer.result;
  return answer.failure === 'too_costly' ? 'too_costly' : 'unreadable';
}
