import { asService, Conflict, deleteFilesJob, NotFound, writeAudit } from '../../platform';
import { documentAudit, type DocumentCall } from './document-audit';
import { deleteDocument, lockDocument } from './document.repository';
import type { DocumentDependencies } from './document.service';
import { isFinal } from './document-view';
import { refuseWhileEdited } from './editing/locked-by';
import { findVersions } from './versions/document-version.repository';

/**
 * Deletes a document with its files. Signed and sent ones are archived instead.
 *
 * @throws Conflict also while someone else edits the document, because their next save would have no place
 */
export function removeDocument(
  { database, clock, jobs }: DocumentDependencies,
  call: DocumentCall,
  id: string,
): Promise<void> {
  return asService(database, 'no-tenant', async (tx) => {
    const document = await lockDocument(tx, id);
    if (document === null) throw new NotFound('document_not_found');
    if (isFinal(document)) throw new Conflict('document_final');
    const at = clock();
    await refuseWhileEdited(tx, id, { userId: call.user.id, at });
    const versions = await findVersions(tx, id);
    const { title, number } = document;
    const entry = { ...documentAudit(call, id, at), action: 'document.delete', title } as const;
    await writeAudit(tx, { ...entry, before: { title, number } });
    await deleteDocument(tx, id);
    const files = versions.flatMap(({ version }) => [version.docx, version.pdf].filter((file) => file !== null));
    await jobs.enqueue(tx, deleteFilesJob, { ids: [...new Set(files)] });
  });
}
