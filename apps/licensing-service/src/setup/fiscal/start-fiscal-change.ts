import type { Transaction } from '../../platform';
import type { TenantCall, TenantHead } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { deliverChangedSettings } from '../sections/deliver-changed-settings';
import { startChange } from '../sections/start-change';
import { fiscalizationSection } from './fiscalization.section';

interface FiscalChange {
  readonly tenantId: string;
  readonly now: Date;
}

/**
 * Starts a change of premises, devices or the certificate. A live company CRM gets the change after the transaction
 * commits. Returns the tenant before the change.
 *
 * @throws NotFound, or Conflict if it can no longer be changed
 */
export async function startFiscalChange(
  tx: Transaction,
  dependencies: Pick<SetupDependencies, 'jobs' | 'deliverSettings'>,
  call: TenantCall,
  { tenantId, now }: FiscalChange,
): Promise<TenantHead> {
  const head = await startChange(tx, call, fiscalizationSection, { id: tenantId, now });
  await deliverChangedSettings(tx, dependencies, head, fiscalizationSection.name);
  return head;
}
