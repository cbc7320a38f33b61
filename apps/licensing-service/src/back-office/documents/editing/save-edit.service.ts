import { asService, deleteFilesJob, type ReceivedFile, type Transaction, writeAudit } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { documentAudit, type DocumentCall } from '../document-audit';
import { storeMade } from '../making/store-made';
import type { StoredDocument } from '../making/stored-document';
import { readPageText } from '../read-page-text';
import { checkEdit } from './check-edit';
import { completeEdit, completeLeftBehind } from './complete-edit';
import { continuesVersion } from './edit-lock';
import { updateEditSession } from './edit-session.repository';
import { type EditSessionParams, type LockedEditing, lockEditing } from './edit-session.service';
import { findWordVersion } from './find-word-version';

export type EditDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'settings' | 'docxToPdf' | 'jobs' | 'virusScan' | 'failpoint'
>;

const step = 'documents.save-edit';

interface SavedEdit {
  readonly params: EditSessionParams;
  readonly received: ReceivedFile;
  /** Throws if the session may not save now. */
  readonly check: (tx: Transaction, editing: LockedEditing, at: Date) => Promise<void>;
}

/**
 * Saves a Word file into the version that a session makes. It is checked like an upload and converted first. Whether the
 * session may save is checked before and after that.
 *
 * @throws InvalidInput with the reason on the field `file`
 */
export async function saveEdit(
  dependencies: EditDependencies,
  call: DocumentCall,
  { params, received, check }: SavedEdit,
): Promise<void> {
  const { database, clock, failpoint } = dependencies;
  const lock = async (tx: Transaction) => {
    const editing = await lockEditing(tx, params, call.user.id);
    await check(tx, editing, clock());
    return editing;
  };
  failpoint(step, 'before');
  await asService(database, 'no-tenant', lock);
  const made = await checkEdit(dependencies, call.user.id, received);
  await storeMade(dependencies, call, made, async (stored) => {
    const pageText = await readPageText(dependencies, stored.pdf);
    await asService(database, 'no-tenant', async (tx) => {
      const editing = await lock(tx);
      await replaceSaved(tx, dependencies, { call, editing, at: clock(), saved: { ...stored, pageText } });
      failpoint(step, 'after-effect');
    });
  });
  failpoint(step, 'after-commit');
}

interface Replacing {
  readonly call: DocumentCall;
  readonly editing: LockedEditing;
  readonly at: Date;
  readonly saved: StoredDocument & { readonly pageText: string };
}

async function replaceSaved(
  tx: Transaction,
  { jobs }: Pick<EditDependencies, 'jobs'>,
  { call, editing: { document: found, sessions, own }, at, saved }: Replacing,
): Promise<void> {
  const completion = { caller: call.caller, at };
  const document = await completeLeftBehind(tx, found, sessions, { own: own.id, ...completion });
  const next = { ...saved, savedAt: at, seenAt: at };
  if (own.savedAt === null) {
    const opened = own.lockToken === null ? (await findWordVersion(tx, document)).number : own.baseVersion;
    await updateEditSession(tx, own.id, { ...next, baseVersion: opened });
  } else if (continuesVersion(own, document.currentVersion, at)) {
    await jobs.enqueue(tx, deleteFilesJob, { ids: [own.docx, own.pdf].filter((file) => file !== null) });
    await updateEditSession(tx, own.id, next);
  } else {
    const { currentVersion } = await completeEdit(tx, document, own, completion);
    await updateEditSession(tx, own.id, { ...next, baseVersion: currentVersion });
  }
  await writeAudit(tx, { ...documentAudit(call, document.id, at), action: 'document.save-edit' });
}
