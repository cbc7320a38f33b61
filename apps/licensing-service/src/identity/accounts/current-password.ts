import { TooManyRequests, Unauthenticated } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, findAccount } from './account.repository';
import { verifyPassword } from './passwords';
import { countHit } from './rate-counter.repository';

/** Verifies a signed-in user's password. Allows ten attempts a minute. */
export async function checkCurrentPassword(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  userId: string,
  typed: string,
): Promise<{ readonly account: Account; readonly matches: boolean }> {
  const retryAfter = await countHit(database, { key: `password:${userId}`, limit: 10, milliseconds: 60_000 }, clock());
  if (retryAfter !== null) throw new TooManyRequests(retryAfter);
  const account = await findAccount(database, userId);
  if (account === null) throw new Unauthenticated();
  return { account, matches: await verifyPassword(typed, account.passwordHash) };
}
