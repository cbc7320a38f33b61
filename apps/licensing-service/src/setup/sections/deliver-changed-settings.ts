import type { SectionName } from '@atrium/api-client/contract';
import type { Transaction } from '../../platform';
import { isLive, type TenantHead } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { registerPremisesJob } from '../fiscal/registration/register-premises.job';

/**
 * Enqueues delivery of changed settings to a live company CRM and registration of its premises. Call it in the
 * transaction that changes them.
 */
export async function deliverChangedSettings(
  tx: Transaction,
  { jobs, deliverSettings }: Pick<SetupDependencies, 'jobs' | 'deliverSettings'>,
  { tenant }: TenantHead,
  section: SectionName,
): Promise<void> {
  if (!isLive(tenant.state)) return;
  await deliverSettings(tx, tenant.id);
  if (section === 'fiscalization') await jobs.enqueue(tx, registerPremisesJob, { tenant_id: tenant.id });
}
