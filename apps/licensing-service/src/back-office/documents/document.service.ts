import type { BodyOf, DocumentContent, DocumentDetails, DocumentVersion } from '@atrium/api-client/contract';
import type { CallOf, updateDocumentSchema } from '@atrium/api-client/contract/schemas';
import { asService, inScope, NotFound, Stale, type Transaction, writeAudit } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { documentAudit, type DocumentCall } from './document-audit';
import { findDocument, type DocumentRow, updateDocument } from './document.repository';
import { toDocument, toDocumentVersion } from './document-view';
import { contextOf } from './drafts/document-draft.service';
import { findItems } from './items.repository';
import { oneLine } from './one-line';
import { type DocumentVersionRow, findVersion, findVersions } from './versions/document-version.repository';

export type DocumentDependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'jobs'>;

export async function existing(tx: Transaction, id: string): Promise<DocumentRow> {
  const row = await findDocument(tx, id);
  if (row === null) throw new NotFound('document_not_found');
  return row;
}

/** A document with its current version. */
export async function readIn(tx: Transaction, call: DocumentCall, id: string): Promise<DocumentDetails> {
  const row = await existing(tx, id);
  const current = await findVersion(tx, id, row.document.currentVersion);
  if (current === null) throw new Error('A document has no current version.');
  return toDocument(row, current, contextOf(call));
}

export const readDocument = ({ database }: DocumentDependencies, call: DocumentCall, id: string) =>
  inScope(database, { userId: call.user.id }, (tx) => readIn(tx, call, id));

export const readVersions = (
  { database }: DocumentDependencies,
  { user }: DocumentCall,
  id: string,
): Promise<DocumentVersion[]> =>
  inScope(database, { userId: user.id }, async (tx) => {
    await existing(tx, id);
    return (await findVersions(tx, id)).map(toDocumentVersion);
  });

/** The files of a version, with the title of its document. */
export const findVersionFiles = (
  { database }: Pick<DocumentDependencies, 'database'>,
  { user }: DocumentCall,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<DocumentVersionRow['version'] & { readonly title: string }> =>
  inScope(database, { userId: user.id }, async (tx) => {
    const { document } = await existing(tx, id);
    const found = await findVersion(tx, id, number);
    if (found === null) throw new NotFound('document_not_found');
    return { ...found.version, title: document.title };
  });

/** What a document was last made from. */
export async function contentIn(tx: Transaction, id: string): Promise<DocumentContent> {
  const { document } = await existing(tx, id);
  const { templateId, customerId, title, fields } = document;
  return { template_id: templateId, customer_id: customerId, title, fields, items: await findItems(tx, id) };
}

export const readContent = (
  { database }: Pick<DocumentDependencies, 'database'>,
  { user }: DocumentCall,
  id: string,
): Promise<DocumentContent> => inScope(database, { userId: user.id }, (tx) => contentIn(tx, id));

export function changeDocument(
  { database, clock }: DocumentDependencies,
  call: DocumentCall,
  id: string,
  { _version: version, title: typed, archived }: BodyOf<CallOf<typeof updateDocumentSchema>>,
): Promise<DocumentDetails> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { document } = await existing(tx, id);
    const title = oneLine(typed) || document.title;
    const fields = { title, ...(archived === undefined ? {} : { archived }) };
    const saved = await updateDocument(tx, id, version, { ...fields, lastModifiedBy: call.user.id, updatedAt: at });
    if (!saved) throw new Stale(await readIn(tx, call, id));
    const before = { title: document.title, ...(archived === undefined ? {} : { archived: document.archived }) };
    await writeAudit(tx, { ...documentAudit(call, id, at), action: 'document.update', before, after: fields });
    return readIn(tx, call, id);
  });
}
