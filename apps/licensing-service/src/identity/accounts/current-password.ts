import { TooManyRequests, Unauthenticated } from '../../platform';
import type { IdentityDependencies } from '../dependencies';
import { type Account, findAccount } from './account.repository';
import { verifyPassword } from './passwords';
import { countHit } from './rate-counter.repository';

/** Checks a signed-in user's password; ten attempts a minute. */
export async function checkCurrentPassword(
  { database, clock }: Pick<IdentityDependencies, 'database' | 'clock'>,
  userId: string,
  typed: string,
): Promise<{ readonly account: Account; readonly fits: boolean }> {
  const wait = await countHit(database, { key: `password:${userId}`, most: 10, milliseconds: 60_000 }, clock());
  if (wait !== null) throw new TooManyRequests(wait);
  const account = await findAccount(database, userId);
  if (account === null) throw new Unauthenticated();
  return { account, fits: await verifyPassword(typed, account.passwordHash) };
}
