import { countHit } from '../../identity';
import { TooManyRequests } from '../../platform';
import type { SetupDependencies } from '../dependencies';

const limit = 4;
const milliseconds = 10 * 60_000;

/** MyGLS locks an account after five failed logins, so the service answers 429 before the fifth. */
export async function limitGlsAttempts(
  { database, clock }: Pick<SetupDependencies, 'database' | 'clock'>,
  username: string | null | undefined,
): Promise<void> {
  const account = (username ?? '').trim().toLowerCase();
  if (account === '') return;
  const wait = await countHit(database, { key: `gls-account:${account}`, limit, milliseconds }, clock());
  if (wait !== null) throw new TooManyRequests(wait);
}
