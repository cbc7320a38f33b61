import type { Transaction } from '../../platform';
import type { TenantCall, TenantHead } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { settingsChanged } from '../sections/settings-changed';
import { startChange } from '../sections/start-change';
import { fiscalizationSection } from './fiscalization.section';

interface FiscalChange {
  readonly tenantId: string;
  readonly now: Date;
}

/**
 * Begins a change of what the section Fiscalization has beside its fields: if the company CRM exists, it is handed
 * over once this transaction has ended. Answers the tenant as it was.
 *
 * @throws NotFound, or Conflict where it can no longer be changed
 */
export async function startFiscalChange(
  tx: Transaction,
  dependencies: Pick<SetupDependencies, 'jobs' | 'deliverSettings'>,
  call: TenantCall,
  { tenantId, now }: FiscalChange,
): Promise<TenantHead> {
  const head = await startChange(tx, call, fiscalizationSection, { id: tenantId, now });
  await settingsChanged(tx, dependencies, head, fiscalizationSection.name);
  return head;
}
