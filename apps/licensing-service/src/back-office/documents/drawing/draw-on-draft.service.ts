import type { BodyOf, DocumentDraft, Stroke } from '@atrium/api-client/contract';
import type { CallOf, drawOnDraftSchema } from '@atrium/api-client/contract/schemas';
import type { DocumentCall } from '../document-audit';
import { type DraftDependencies, findOwnDraft } from '../drafts/document-draft.service';
import { replaceDraftPdf } from '../drafts/replace-draft-pdf';
import { drawOn } from './draw-on';

/** The PDF of a draft with a drawing on it. Nothing is stored. */
export async function drawOnDraft(
  dependencies: Pick<DraftDependencies, 'database' | 'clock' | 'files'>,
  call: DocumentCall,
  id: string,
  strokes: readonly Stroke[],
) {
  const { draft } = await findOwnDraft(dependencies, call, id);
  return { draft, drawn: await drawOn(dependencies, draft, strokes) };
}

/** Replaces the PDF of a draft by one with a drawing on it. */
export async function saveDraftDrawing(
  dependencies: DraftDependencies,
  call: DocumentCall,
  id: string,
  { strokes, _version: version }: BodyOf<CallOf<typeof drawOnDraftSchema>>,
): Promise<DocumentDraft> {
  const { draft, drawn: pdf } = await drawOnDraft(dependencies, call, id, strokes);
  return replaceDraftPdf(dependencies, call, { draft, version, pdf, kind: 'drawn' });
}
