import type { Transaction } from '../../../database/database';
import type { Parts } from '../../../parts';
import type { TenantHead } from '../tenant.repository';
import { configureJob } from './configure.job';

/** Has changed settings handed over where the company CRM lives; called in the transaction that changes them. */
export async function settingsChanged(
  tx: Transaction,
  { jobs }: Pick<Parts, 'jobs'>,
  { tenant }: TenantHead,
): Promise<void> {
  if (tenant.state === 'active' || tenant.state === 'inactive') {
    await jobs.enqueue(tx, configureJob, { tenant_id: tenant.id });
  }
}
