import type { SectionName } from '@atrium/api-client/contract';
import type { Transaction } from '../../platform';
import { isLive, type TenantHead } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { registerPremisesJob } from '../fiscal/registration/register-premises.job';

/**
 * Delivers changed settings to an active company CRM, and reports its premises to the tax authority; called in
 * the transaction that changes them.
 */
export async function settingsChanged(
  tx: Transaction,
  { jobs, deliverSettings }: Pick<SetupDependencies, 'jobs' | 'deliverSettings'>,
  { tenant }: TenantHead,
  section: SectionName,
): Promise<void> {
  if (!isLive(tenant.state)) return;
  await deliverSettings(tx, tenant.id);
  if (section === 'fiscalization') await jobs.enqueue(tx, registerPremisesJob, { tenant_id: tenant.id });
}
