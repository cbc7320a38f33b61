import type { ActivityAction, Selection } from '@atrium/api-client/contract';
import { Conflict, NotFound } from '../../platform';
import { lockTenant, type TenantCall } from '../../tenants';
import { auditCall } from '../audit-billing';
import type { BillingDependencies } from '../dependencies';
import { findOpenPayment } from '../payments/payment.repository';
import { replaceRenewal } from '../payments/transfers/awaited-transfer';
import { isSamePlan, lastOf } from '../periods/period';
import { assertCoversUsage } from '../quotes/quote.service';
import { asCall, type Work } from '../work';
import { findSubscribed, lastPaidPeriod, type Subscribed } from './subscribed';
import { stateOfPlan } from './subscription-state';
import { type SubscriptionRow, updateSubscription } from './subscription.repository';
import { endAndNotify, syncReadOnly } from './begin-and-end';

type Change = Partial<Pick<SubscriptionRow, 'planned' | 'cancels'>>;

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
export async function cancelSubscription(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
): Promise<void> {
  const hasEnded = await asCall(dependencies, call.scope)((work) => endOverdue(work, call, tenantId));
  if (hasEnded) return;
  await change(dependencies, call, tenantId, 'subscription.cancel', () => ({ cancels: true, planned: null }));
}

async function endOverdue(work: Work, call: TenantCall, tenantId: string): Promise<boolean> {
  const subscribed = await lockSubscribed(work, tenantId);
  if (subscribed === null || stateOfPlan(subscribed.subscription, work.now) !== 'overdue') return false;
  await assertNoOpenPayment(work, tenantId);
  await replaceRenewal(work, tenantId);
  const endedAt = await endAndNotify(work, subscribed);
  await syncReadOnly(work, tenantId);
  const { planned, cancels } = subscribed.subscription;
  const after = { planned: null, cancels: true, ended_at: endedAt.toISOString() };
  await auditCall(work, call, tenantId, { action: 'subscription.cancel', before: { planned, cancels }, after });
  return true;
}

/** Changes an active subscription. */
function change(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  action: ActivityAction,
  changeOf: (running: Subscribed) => Change,
): Promise<void> {
  const transact = asCall(dependencies, call.scope);
  return transact(async (work) => {
    const running = await lockSubscribed(work, tenantId);
    const isActive = running !== null && stateOfPlan(running.subscription, work.now) === 'active';
    if (!isActive || lastPaidPeriod(running) === null) throw new Conflict('no_paid_plan');
    await assertNoOpenPayment(work, tenantId);
    const after = changeOf(running);
    await replaceRenewal(work, tenantId);
    await updateSubscription(work.tx, tenantId, after);
    const { planned, cancels } = running.subscription;
    await auditCall(work, call, tenantId, { action, before: { planned, cancels }, after });
  });
}

async function lockSubscribed({ tx }: Work, tenantId: string): Promise<Subscribed | null> {
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  return findSubscribed(tx, tenantId);
}

async function assertNoOpenPayment({ tx }: Work, tenantId: string): Promise<void> {
  if ((await findOpenPayment(tx, tenantId)) !== null) throw new Conflict('payment_in_progress');
}
