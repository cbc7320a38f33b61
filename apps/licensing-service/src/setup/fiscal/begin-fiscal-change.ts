import type { Transaction } from '../../platform';
import type { TenantCall, TenantHead } from '../../tenants';
import type { SetupDependencies } from '../dependencies';
import { settingsChanged } from '../sections/settings-changed';
import { beginChange } from '../sections/begin-change';
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
export async function beginFiscalChange(
  tx: Transaction,
  ground: Pick<SetupDependencies, 'jobs' | 'deliverSettings'>,
  call: TenantCall,
  { tenantId, now }: FiscalChange,
): Promise<TenantHead> {
  const head = await beginChange(tx, call, fiscalizationSection, { id: tenantId, now });
  await settingsChanged(tx, ground, head, fiscalizationSection.name);
  return head;
}
