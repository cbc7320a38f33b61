import { randomUUID } from 'node:crypto';
import type { EditProgram, OpenedEditSession } from '@atrium/api-client/contract';
import { startProgramSession } from '../../../identity';
import { asService, davBase, NotFound, type Transaction, writeAudit } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { fileNameOf } from '../../file-name-of';
import { documentAudit, type DocumentCall } from '../document-audit';
import { type DocumentRow, lockDocument } from '../document.repository';
import { completeLeftBehind } from './complete-edit';
import { holdsLock } from './edit-lock';
import { type EditSessionRow, findEditSessions, insertEditSession, updateEditSession } from './edit-session.repository';
import { toEditSession } from './edit-session-view';
import { findWordVersion } from './find-word-version';
import { lockedBy } from './locked-by';

type Dependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'settings'>;

interface Program {
  readonly name: string;
  /** Start of a link that opens an address in the program. */
  readonly scheme: string;
}

const programs: Readonly<Record<Exclude<EditProgram, 'page'>, Program>> = {
  word: { name: 'Word', scheme: 'ms-word:ofe|u|' },
  libreoffice: { name: 'LibreOffice', scheme: 'vnd.libreoffice.command:ofe|u|' },
};

/**
 * Opens a document for editing. A page holds the lock at once; a program takes it when it opens the file at the returned
 * address.
 *
 * @throws Conflict while someone edits the document
 */
export function openEditSession(
  { database, clock, settings }: Dependencies,
  call: DocumentCall,
  id: string,
  program: EditProgram,
): Promise<OpenedEditSession> {
  const at = clock();
  const { user, caller } = call;
  return asService(database, 'no-tenant', async (tx) => {
    const found = await lockDocument(tx, id);
    if (found === null) throw new NotFound('document_not_found');
    const sessions = await findEditSessions(tx, id);
    const holder = sessions.find((session) => holdsLock(session, at));
    const isSamePage = program === 'page' && holder?.program === 'page' && holder.userId === user.id;
    if (holder !== undefined && !isSamePage) throw lockedBy(holder, user.id, at);
    if (holder !== undefined) return reopenPage(tx, holder, at);
    const document = await completeLeftBehind(tx, found, sessions, { own: null, caller, at });
    const opening = { tx, call, document, at };
    if (program === 'page') return opened(await openPage(opening), opening);
    const { name, scheme } = programs[program];
    const { id: sessionId, token } = await startProgramSession(tx, { userId: user.id, program: name, caller, at });
    const session = await openSession(opening, { program, sessionId });
    const address = `${settings.publicUrl}${davBase}/${token}/${encodeURIComponent(session.fileName)}`;
    return { ...(await opened(session, opening)), address, link: scheme + address };
  });
}

interface Opening {
  readonly tx: Transaction;
  readonly call: DocumentCall;
  readonly document: DocumentRow['document'];
  readonly at: Date;
}

const openPage = (opening: Opening) =>
  openSession(opening, { program: 'page', lockToken: randomUUID(), lockedAt: opening.at });

async function openSession(
  { tx, call, document, at }: Opening,
  facts: Pick<EditSessionRow, 'program'> & Partial<Pick<EditSessionRow, 'sessionId' | 'lockToken' | 'lockedAt'>>,
): Promise<EditSessionRow> {
  const { number: baseVersion } = await findWordVersion(tx, document);
  const fileName = fileNameOf(document.title, 'docx');
  const head = { documentId: document.id, userId: call.user.id, fileName, baseVersion, openedAt: at, seenAt: at };
  const id = await insertEditSession(tx, { ...facts, ...head });
  const session = (await findEditSessions(tx, document.id)).find((one) => one.id === id);
  if (session === undefined) throw new Error('The session was not saved.');
  return session;
}

async function opened(session: EditSessionRow, { tx, call, document, at }: Opening): Promise<OpenedEditSession> {
  await writeAudit(tx, { ...documentAudit(call, document.id, at), action: 'document.open-edit' });
  return { ...toEditSession(session, call.user.id, at), address: null, link: null };
}

async function reopenPage(tx: Transaction, session: EditSessionRow, at: Date): Promise<OpenedEditSession> {
  await updateEditSession(tx, session.id, { seenAt: at });
  const extended = { ...session, seenAt: at };
  return { ...toEditSession(extended, session.userId, at), address: null, link: null };
}
