import { asService, NotFound, type Remember } from '../../../platform';
import { notify } from '../../../tenants';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { existing } from '../document.service';
import { holdsLock } from './edit-lock';
import { findEditSessions } from './edit-session.repository';
import type { EditSessionParams } from './edit-session.service';

/** Asks the person who holds the lock of a document to finish. */
export function askToFinish(
  { database, clock, jobs }: Pick<BackOfficeDependencies, 'database' | 'clock' | 'jobs'>,
  { user }: DocumentCall,
  { id, session_id: sessionId }: EditSessionParams,
  remember: Remember,
): Promise<string> {
  const at = clock();
  return asService(database, 'no-tenant', async (tx) => {
    const { document } = await existing(tx, id);
    const session = (await findEditSessions(tx, id)).find((one) => one.id === sessionId);
    if (session === undefined || !holdsLock(session, at)) throw new NotFound('document_not_found');
    const asker = { user_id: user.id, full_name: user.fullName };
    const data = { document_id: id, document_title: document.title, ...asker };
    await notify(tx, { jobs }, { kind: 'finish_asked', data, readers: [session.userId], at });
    await remember(tx, sessionId);
    return sessionId;
  });
}
