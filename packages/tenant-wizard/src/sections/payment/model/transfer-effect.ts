import type { Billing, Payment, Tenant } from '@atrium/api-client/contract';
import { planState } from './plan-state';

/** What begins when a pending transfer is received, and what applies until then. */
export type TransferEffect = 'creation' | 'renewal' | 'overdue' | 'change' | 'trial' | 'readOnly' | 'correction';

/** The effect of a pending transfer. */
export function transferEffect(
  { kind }: Pick<Payment, 'kind'>,
  tenant: Pick<Tenant, 'state'>,
  subscription: Billing['subscription'],
): TransferEffect {
  if (kind === 'correction') return 'correction';
  if (kind === 'creation' || tenant.state === 'draft') return 'creation';
  const state = subscription === null ? null : planState(subscription);
  if (state === 'unpaid' || state === 'cancelled' || state === 'trial_ended') return 'readOnly';
  // Overdue, another notice warns that the company CRM becomes read-only.
  if (kind === 'renewal') return state === 'overdue' ? 'overdue' : 'renewal';
  return state === 'trial' ? 'trial' : 'change';
}
