import { countHit, hashOf } from '../../identity';
import { TooManyRequests } from '../../platform';
import type { TenantsDependencies } from '../dependencies';

const hour = 3_600_000;
const perUser = 30;
const perTenant = 60;
const perRecipient = 3;

/** Counts an invitation's e-mail against who sends it, the company CRM and the recipient; 429 where it is one too many. */
export async function countInvitation(
  { database, clock }: Pick<TenantsDependencies, 'database' | 'clock'>,
  userId: string,
  tenantId: string,
  email: string,
): Promise<void> {
  const counters = [
    { key: `invite:user:${userId}`, most: perUser },
    { key: `invite:tenant:${tenantId}`, most: perTenant },
    { key: `invite:to:${tenantId}:${hashOf(email)}`, most: perRecipient },
  ];
  for (const counter of counters) {
    const wait = await countHit(database, { ...counter, milliseconds: hour }, clock());
    if (wait !== null) throw new TooManyRequests(wait);
  }
}
