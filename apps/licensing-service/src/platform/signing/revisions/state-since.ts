import type { SignatureState } from '../signature-report.ts';
import { addedRevisions } from './added-revisions.ts';
import { findForbiddenChange } from './find-forbidden-change.ts';
import { PdfFile } from './pdf-file.ts';
import { PdfUnreadable } from './pdf-unreadable.ts';

/** Later updates may only add signatures. */
export function stateSince(file: PdfFile, length: number): SignatureState {
  if (length === file.bytes.length) return 'valid';
  try {
    const before = new PdfFile(file.bytes.subarray(0, length));
    addedRevisions(file, before.sections[0]?.offset ?? 0, length);
    return findForbiddenChange(before, file) === null ? 'valid' : 'changed_since';
  } catch (error) {
    if (error instanceof PdfUnreadable) return 'changed_since';
    throw error;
  }
}
