import type { DocumentDraft, DocumentVersion } from '@atrium/api-client/contract';
import { asService, deleteFilesJob, NotFound, Stale } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { storeMade } from '../making/store-made';
import { type DraftRow, findDraft, lockDraft, updateDraft } from './document-draft.repository';
import { contextOf, type DraftDependencies } from './document-draft.service';
import { toDraft } from './document-draft-view';

interface Replacement {
  readonly draft: DraftRow['draft'];
  readonly version: number;
  readonly pdf: Uint8Array;
  readonly kind: DocumentVersion['kind'];
  readonly signature?: DocumentVersion['signature'];
}

/**
 * Replaces the PDF of a draft. The draft has no Word file any more.
 *
 * @throws Stale if the draft has changed
 */
export function replaceDraftPdf(
  { database, clock, files, jobs }: DraftDependencies,
  call: DocumentCall,
  { draft: { id, pages, renderer, warnings, pdf: seen }, version, pdf, kind, signature = null }: Replacement,
): Promise<DocumentDraft> {
  return storeMade(files, { docx: null, pdf, pages, renderer, warnings }, (stored) =>
    asService(database, 'no-tenant', async (tx) => {
      const at = clock();
      const owner = { authorId: call.user.id, at };
      const before = await lockDraft(tx, id, owner);
      const isSame = before?.pdf === seen;
      const saved = isSame && (await updateDraft(tx, id, version, { ...stored, kind, signature, updatedAt: at }));
      const row = await findDraft(tx, id, owner);
      if (row === null || before === null) throw new NotFound('document_not_found');
      const draft = toDraft(row, contextOf(call));
      if (!saved) throw new Stale(draft);
      await jobs.enqueue(tx, deleteFilesJob, { ids: [before.docx, before.pdf].filter((file) => file !== null) });
      return draft;
    }),
  );
}
