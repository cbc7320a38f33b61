import type { Stroke } from '@atrium/api-client/contract';
import { Conflict, readStoredFile, writeStrokes } from '../../../platform';
import { explainRefusal } from '../explain-refusal';
import type { SavingDependencies } from '../save-draft.service';
import { checkStrokes } from './check-strokes';

/** A PDF with a drawing on it. A signed one refuses it. */
export async function drawOn(
  dependencies: Pick<SavingDependencies, 'files'>,
  { kind, pdf }: { readonly kind: string; readonly pdf: string },
  strokes: readonly Stroke[],
): Promise<Uint8Array> {
  checkStrokes(strokes);
  if (kind === 'signed') throw new Conflict('document_signed');
  return explainRefusal(writeStrokes(await readStoredFile(dependencies.files, pdf), strokes));
}
