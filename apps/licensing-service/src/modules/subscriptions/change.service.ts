import type { Selection } from '@atrium/api-client/contract';
import { writeAudit } from '../../audit/audit';
import type { Transaction } from '../../database/database';
import { asService } from '../../database/scope';
import { Conflict, NotFound } from '../../http/errors';
import type { Parts } from '../../parts';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { audited, type TenantCall } from '../tenants/tenant-call';
import { lockTenant } from '../tenants/tenant.repository';
import { refuseBelowUsage } from './quotes/quote.service';
import { type RunningSubscription, runningSubscription } from './running-plan';
import { changeSubscription, findSubscription, type SubscriptionRow } from './subscription.repository';
import { stateOfSubscription } from './subscription-state';

type Change = Partial<Pick<SubscriptionRow, 'planned' | 'cancels'>>;

/** Lets the plan change with the next period; nothing is paid now. */
export async function planChange(parts: Parts, call: TenantCall, tenantId: string, selection: Selection) {
  await refuseBelowUsage(parts, { tenantId, selection });
  await change(parts, call, tenantId, 'subscription.plan-change', () => ({ planned: selection, cancels: false }));
}

export const undoPlannedChange = (parts: Parts, call: TenantCall, tenantId: string) =>
  change(parts, call, tenantId, 'subscription.undo-planned-change', () => ({ planned: null }));

/** Lets the subscription end with its period. */
export const cancelSubscription = (parts: Parts, call: TenantCall, tenantId: string) =>
  change(parts, call, tenantId, 'subscription.cancel', () => ({ cancels: true, planned: null }));

export const resumeSubscription = (parts: Parts, call: TenantCall, tenantId: string) =>
  change(parts, call, tenantId, 'subscription.resume', () => ({ cancels: false }));

/** Changes a plan that runs and is paid for, while no payment for it is under way. */
function change(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  call: TenantCall,
  tenantId: string,
  action: string,
  to: (running: RunningSubscription) => Change,
): Promise<void> {
  return asService(database, async (tx) => {
    const now = clock();
    const running = await runningOf(tx, tenantId, now);
    const after = to(running);
    await changeSubscription(tx, tenantId, after);
    const { planned, cancels } = running;
    await writeAudit(tx, { ...audited(call, tenantId, now), action, before: { planned, cancels }, after });
  });
}

async function runningOf(tx: Transaction, tenantId: string, now: Date): Promise<RunningSubscription> {
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const running = runningSubscription(await findSubscription(tx, tenantId));
  if (running === null || stateOfSubscription(running, { isAwaitingTransfer: false, now }) !== 'active')
    throw new Conflict('no_paid_plan');
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment !== null && payment.state !== 'awaiting_transfer') throw new Conflict('payment_in_progress');
  return running;
}
