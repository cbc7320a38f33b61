import { countHit, hashOf } from '../../identity';
import { TooManyRequests } from '../../platform';
import type { TenantsDependencies } from '../dependencies';

const hour = 3_600_000;
const perUser = 30;
const perTenant = 60;
const perRecipient = 3;

/** Rate-limits invitation e-mails per sender, company CRM and recipient; 429 over the limit. */
export async function limitInvitations(
  { database, clock }: Pick<TenantsDependencies, 'database' | 'clock'>,
  userId: string,
  tenantId: string,
  email: string,
): Promise<void> {
  const counters = [
    { key: `invite:user:${userId}`, limit: perUser },
    { key: `invite:tenant:${tenantId}`, limit: perTenant },
    { key: `invite:to:${tenantId}:${hashOf(email)}`, limit: perRecipient },
  ];
  for (const counter of counters) {
    const wait = await countHit(database, { ...counter, milliseconds: hour }, clock());
    if (wait !== null) throw new TooManyRequests(wait);
  }
}
