import { randomUUID } from 'node:crypto';
import { wordMediaType } from '@atrium/api-client/contract';
import {
  asService,
  type DavFile,
  type DavLock,
  type DavResource,
  FileUnreadable,
  openStoredFile,
  publishRecordChange,
  type Transaction,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { completeEdit, completeLeftBehind } from './complete-edit';
import { lapsesAt, lockSeenBy } from './edit-lock';
import { type EditSessionRow, updateEditSession } from './edit-session.repository';
import { type EditSessionParams, type LockedEditing, lockEditing } from './edit-session.service';
import { findWordVersion } from './find-word-version';
import { type EditDependencies, saveEdit } from './save-edit.service';

type Dependencies = EditDependencies & Pick<BackOfficeDependencies, 'realtime' | 'log'>;

/** A document as the program of one edit session sees it. */
export function editedFile(dependencies: Dependencies, call: DocumentCall, params: EditSessionParams): DavResource {
  const { database, clock } = dependencies;

  const change = async <T>(run: (tx: Transaction, editing: LockedEditing, at: Date) => Promise<T>): Promise<T> => {
    const at = clock();
    const changed = await asService(database, 'no-tenant', async (tx) =>
      run(tx, await lockEditing(tx, params, call.user.id), at),
    );
    await publishRecordChange(dependencies, 'documents', params.id);
    return changed;
  };

  const read = <T>(run: (tx: Transaction, editing: LockedEditing) => Promise<T>): Promise<T> =>
    asService(database, 'no-tenant', async (tx) => run(tx, await lockEditing(tx, params, call.user.id)));

  const stateOf = async (tx: Transaction, editing: LockedEditing) => {
    const content = await findContent(tx, editing);
    return { ...content, etag: `"${content.id}"`, lock: describeLock(editing, clock()), own: editing.own };
  };

  const stat = async (): Promise<DavFile> => {
    const { id, modifiedAt, etag, lock, own } = await read(stateOf);
    const size = await dependencies.files.sizeOf(id);
    if (size === null) throw new FileUnreadable('missing', id);
    const { fileName: name, openedAt: createdAt } = own;
    return { name, mediaType: wordMediaType, size, createdAt, modifiedAt, etag, lock };
  };

  return {
    stat,
    read: async () => {
      const { id } = await read(findContent);
      return openStoredFile(dependencies.files, id);
    },
    lock: (owner) =>
      change(async (tx, { document: found, sessions, own }, at) => {
        const seen = lockSeenBy(own, sessions, at);
        if (seen !== null && !(seen.isOwn && isLapsed(own, at))) return null;
        const document = await completeLeftBehind(tx, found, sessions, { own: own.id, caller: call.caller, at });
        const opened = own.savedAt === null ? { baseVersion: (await findWordVersion(tx, document)).number } : {};
        const lock = { lockToken: `opaquelocktoken:${randomUUID()}`, lockOwner: owner, lockedAt: at, seenAt: at };
        await updateEditSession(tx, own.id, { ...lock, ...opened });
        return toLock({ ...own, ...lock }, at);
      }),
    refresh: (token) =>
      change(async (tx, { sessions, own }, at) => {
        if (own.lockToken !== token || lockSeenBy(own, sessions, at)?.isOwn !== true) return null;
        await updateEditSession(tx, own.id, { seenAt: at });
        return toLock({ ...own, seenAt: at }, at);
      }),
    unlock: (token) =>
      change(async (tx, { document, own }, at) => {
        if (own.lockToken !== token) return false;
        await completeEdit(tx, document, own, { caller: call.caller, at });
        await updateEditSession(tx, own.id, { lockToken: null, lockedAt: null, seenAt: at });
        return true;
      }),
    write: async (received, check) => {
      const checkState = async (tx: Transaction, editing: LockedEditing) => check(await stateOf(tx, editing));
      await saveEdit(dependencies, call, { params, received, check: checkState });
      await publishRecordChange(dependencies, 'documents', params.id);
      return read(stateOf);
    },
  };
}

/** What was saved, else what was locked, else the current version. */
async function findContent(
  tx: Transaction,
  { document, own }: LockedEditing,
): Promise<{ readonly id: string; readonly modifiedAt: Date }> {
  if (own.docx !== null && own.savedAt !== null) return { id: own.docx, modifiedAt: own.savedAt };
  const opened = own.lockToken === null ? document.currentVersion : own.baseVersion;
  const { docx, createdAt } = await findWordVersion(tx, document, opened);
  return { id: docx, modifiedAt: createdAt };
}

function describeLock({ sessions, own }: LockedEditing, at: Date): DavLock | null {
  const seen = lockSeenBy(own, sessions, at);
  return seen === null ? null : { ...toLock(seen.holder, at), isOwn: seen.isOwn };
}

const isLapsed = (session: EditSessionRow, at: Date) => (lapsesAt(session)?.getTime() ?? 0) <= at.getTime();

function toLock(session: EditSessionRow, at: Date): DavLock {
  const left = (lapsesAt(session)?.getTime() ?? 0) - at.getTime();
  const owner = session.lockOwner === '' ? session.user.full_name : session.lockOwner;
  return { token: session.lockToken ?? '', owner, seconds: Math.max(0, Math.round(left / 1000)), isOwn: true };
}
