import { asService, type Transaction } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { lockAccount } from '../accounts/account.repository';
import { deleteSessionsOf } from './session.repository';

interface EndSessionsOptions {
  /** The session that `change` replaces. */
  readonly replaced?: string | null;
  /** `membership` where the user leaves tenants as well. */
  readonly reason?: 'no-tenant' | 'membership';
}

/**
 * Ends every session of a user together with the change that calls for it: a new password, a lost role, the end of
 * the account. They are gone from the commit on, and their sockets close right after it; a log-in at the same time
 * comes before all of it or after. A session that `change` opens goes on; the sockets of the session it replaces are
 * left to the caller.
 */
export async function endSessionsWith<T>(
  { database, realtime }: Pick<IdentityDependencies, 'database' | 'realtime'>,
  userId: string,
  change: (tx: Transaction) => Promise<T>,
  { replaced = null, reason = 'no-tenant' }: EndSessionsOptions = {},
): Promise<T> {
  const { ended, result } = await asService(database, reason, async (tx) => {
    await lockAccount(tx, userId, 'update');
    const ended = await deleteSessionsOf(tx, userId);
    return { ended, result: await change(tx) };
  });
  for (const id of ended) if (id !== replaced) realtime.endSession(id);
  return result;
}
