import type { DocumentDraft, DocumentVersion } from '@atrium/api-client/contract';
import { asService, deleteFilesJob, NotFound, Stale, type Transaction } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { storeMade } from '../making/store-made';
import { type DraftRow, findDraft, lockDraft, updateDraft } from './document-draft.repository';
import { contextOf, type DraftDependencies, expiry } from './document-draft.service';
import { toDraft } from './document-draft-view';

interface Replacement {
  readonly draft: DraftRow['draft'];
  readonly version: number;
  readonly pdf: Uint8Array;
  readonly kind: DocumentVersion['kind'];
  readonly signature?: DocumentVersion['signature'];
  /** Records the change in its transaction. */
  readonly record?: (tx: Transaction, at: Date) => Promise<void>;
}

/**
 * Replaces the PDF of a draft, which then has another 24 hours and no Word file any more.
 *
 * @throws Stale if the draft has changed
 */
export function replaceDraftPdf(
  dependencies: DraftDependencies,
  call: DocumentCall,
  { draft: { id, pages, renderer, warnings, pdf: seen }, version, pdf, kind, signature = null, record }: Replacement,
): Promise<DocumentDraft> {
  const { database, clock, jobs } = dependencies;
  return storeMade(dependencies, call, { docx: null, pdf, pages, renderer, warnings }, (stored) =>
    asService(database, 'no-tenant', async (tx) => {
      const at = clock();
      const owner = { authorId: call.user.id, at };
      const before = await lockDraft(tx, id, owner);
      const isSame = before?.pdf === seen;
      const changes = { ...stored, kind, signature, updatedAt: at, expiresAt: expiry(at) };
      const saved = isSame && (await updateDraft(tx, id, version, changes));
      const row = await findDraft(tx, id, owner);
      if (row === null || before === null) throw new NotFound('document_not_found');
      const draft = toDraft(row, contextOf(call));
      if (!saved) throw new Stale(draft);
      await record?.(tx, at);
      await jobs.enqueue(tx, deleteFilesJob, { ids: [before.docx, before.pdf].filter((file) => file !== null) });
      return draft;
    }),
  );
}
