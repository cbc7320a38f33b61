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
 * Ends all sessions of a user in the transaction of a change such as a new password, a lost role or account closure.
 * Their sockets close after the commit. A concurrent login runs before or after it, never in between. A session that
 * `change` opens stays open. The caller closes the sockets of the `replaced` session.
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
