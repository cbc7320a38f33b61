import type { DocxProblem } from './docx-finding';
import { inspectDocx } from './inspect-docx';

/** Harmless until someone opens them, so only templates and documents may not contain them. */
const allowed: readonly DocxProblem[] = ['embedded_object', 'link_target'];

/** Why the Word file at a path may not be stored; null if it may. Takes at most 10 s and 256 MiB. */
export async function findDocxProblem(path: string): Promise<DocxProblem | null> {
  const { findings } = await inspectDocx(path);
  return findings.find(({ reason }) => !allowed.includes(reason))?.reason ?? null;
}
