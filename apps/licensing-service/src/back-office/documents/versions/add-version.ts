import { Conflict, NotFound, Stale, type Transaction, writeAudit } from '../../../platform';
import { type DocumentActor, documentAudit, type DocumentCall } from '../document-audit';
import { type DocumentRow, lockDocument, updateDocument } from '../document.repository';
import { readIn } from '../document.service';
import type { documents } from '../document.table';
import { refuseWhileEdited } from '../editing/locked-by';
import type { documentVersions } from './document-version.table';
import { insertVersion } from './document-version.repository';

type VersionFacts = Omit<
  typeof documentVersions.$inferInsert,
  'id' | 'documentId' | 'number' | 'authorId' | 'createdAt' | 'restoredFrom'
>;

interface AddedVersion {
  readonly call: DocumentCall;
  readonly documentId: string;
  readonly at: Date;
  /** The caller saw this version of the record, or made the new version from this current version. */
  readonly seen: { readonly version: number } | { readonly current: number };
  readonly facts: VersionFacts;
  /** The earlier version that the new one repeats. */
  readonly restoredFrom?: number;
  /** Who signed it with a certificate, for the activity. */
  readonly signer?: string | null;
  readonly changes: Partial<typeof documents.$inferInsert>;
}

/**
 * Adds the next version of a document.
 *
 * @throws Stale or Conflict if the document has changed, and Conflict while someone else edits it
 */
export async function addVersion(tx: Transaction, added: AddedVersion): Promise<void> {
  const { call, documentId, at, seen, ...appended } = added;
  const document = await lockDocument(tx, documentId);
  if (document === null) throw new NotFound('document_not_found');
  await refuseWhileEdited(tx, documentId, { userId: call.user.id, at });
  if ('version' in seen && seen.version !== document.version) throw new Stale(await readIn(tx, call, documentId));
  if ('current' in seen && seen.current !== document.currentVersion) throw new Conflict('document_changed');
  await appendVersion(tx, document, { actor: call, at, ...appended });
}

interface AppendedVersion extends Omit<AddedVersion, 'call' | 'documentId' | 'seen'> {
  readonly actor: DocumentActor;
}

/** Adds the next version of a document that is locked. */
export async function appendVersion(
  tx: Transaction,
  document: DocumentRow['document'],
  { actor, at, facts, restoredFrom, signer = null, changes }: AppendedVersion,
): Promise<number> {
  const { id: documentId, currentVersion } = document;
  const number = currentVersion + 1;
  const isFirstSignature = facts.kind === 'signed' && document.state === 'saved';
  await insertVersion(tx, { ...facts, restoredFrom, documentId, number, authorId: actor.user.id, createdAt: at });
  await updateDocument(tx, documentId, document.version, {
    ...changes,
    ...(isFirstSignature ? { state: 'signed' } : {}),
    currentVersion: number,
    lastModifiedBy: actor.user.id,
    updatedAt: at,
  });
  const restored = restoredFrom === undefined ? {} : { restoredFrom };
  const signed = { ...(facts.signature && { signature: facts.signature }), ...(signer !== null && { signer }) };
  await writeAudit(tx, {
    ...documentAudit(actor, documentId, at),
    action: restoredFrom === undefined ? 'document.add-version' : 'document.restore-version',
    before: { currentVersion },
    after: { currentVersion: number, kind: facts.kind, ...signed, ...restored },
  });
  return number;
}
