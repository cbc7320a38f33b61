import { countHit } from '../../identity';
import { TooManyRequests } from '../../platform';
import type { SetupDependencies } from '../dependencies';

const most = 4;
const milliseconds = 10 * 60_000;

/** MyGLS locks an account after five wrong attempts in all: 429 before that. */
export async function limitGlsTries(
  { database, clock }: Pick<SetupDependencies, 'database' | 'clock'>,
  username: string | null | undefined,
): Promise<void> {
  const account = (username ?? '').trim().toLowerCase();
  if (account === '') return;
  const wait = await countHit(database, { key: `gls-account:${account}`, most, milliseconds }, clock());
  if (wait !== null) throw new TooManyRequests(wait);
}
