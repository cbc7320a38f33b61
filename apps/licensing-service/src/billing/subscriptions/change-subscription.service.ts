import type { ActivityAction, Selection } from '@atrium/api-client/contract';
import { Conflict, NotFound } from '../../platform';
import { lockTenant, type TenantCall } from '../../tenants';
import { auditCall } from '../audit-billing';
import type { BillingDependencies } from '../dependencies';
import { findOpenPayment } from '../payments/payment.repository';
import { replaceTransfers } from '../payments/transfers/awaited-transfer';
import { isSamePlan, lastOf } from '../periods/period';
import { assertCoversUsage } from '../quotes/quote.service';
import { asCall, type Work } from '../work';
import { findSubscribed, lastPaidPeriod, type Subscribed } from './subscribed';
import { stateOfPlan } from './subscription-state';
import { type SubscriptionRow, updateSubscription } from './subscription.repository';
import { endAndNotify, syncReadOnly } from './begin-and-end';

/** Plans a change for the next period; charges nothing now. */
export async function planChange(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  selection: Selection,
) {
  await assertCoversUsage(dependencies, call.scope, { tenantId, selection });
  await change(dependencies, call, tenantId, 'subscription.plan-change', ({ subscription, periods }) => {
    if (subscription.cancels) throw new Conflict('subscription_ends');
    const last = lastOf(periods);
    if (last !== null && isSamePlan(last.selection, selection)) throw new Conflict('nothing_changes');
    return { planned: selection };
  });
}

export const undoPlannedChange = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, 'subscription.undo-planned-change', () => ({ planned: null }));

export const resumeSubscription = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, 'subscription.resume', () => ({ cancels: false }));

/** Cancels a subscription at the end of its period, or at once if its renewal is past due. */
export const cancelSubscription = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, 'subscription.cancel', () => ({ cancels: true, planned: null }));

/** Changes an active subscription, or ends an overdue one that is cancelled. */
function change(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  action: ActivityAction,
  changeOf: (subscribed: Subscribed) => Partial<Pick<SubscriptionRow, 'planned' | 'cancels'>>,
): Promise<void> {
  const transact = asCall(dependencies, call.scope);
  return transact(async (work) => {
    const { tx, now } = work;
    if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
    const subscribed = await findSubscribed(tx, tenantId);
    if (subscribed === null) throw new Conflict('no_paid_plan');
    const state = stateOfPlan(subscribed.subscription, now);
    const ends = state === 'overdue' && action === 'subscription.cancel';
    const isRunning = state === 'active' && lastPaidPeriod(subscribed) !== null;
    if (!ends && !isRunning) throw new Conflict('no_paid_plan');
    if ((await findOpenPayment(tx, tenantId)) !== null) throw new Conflict('payment_in_progress');
    const changed = changeOf(subscribed);
    // The job requests the transfer of the renewal again.
    await replaceTransfers(work, tenantId, ({ payment }) => payment.kind === 'renewal');
    const after = ends ? { ...changed, ended_at: await endNow(work, subscribed) } : changed;
    if (!ends) await updateSubscription(tx, tenantId, changed);
    const { planned, cancels } = subscribed.subscription;
    await auditCall(work, call, tenantId, { action, before: { planned, cancels }, after });
  });
}

async function endNow(work: Work, subscribed: Subscribed): Promise<string> {
  const endedAt = await endAndNotify(work, subscribed);
  await syncReadOnly(work, subscribed.subscription.tenantId);
  return endedAt.toISOString();
}
