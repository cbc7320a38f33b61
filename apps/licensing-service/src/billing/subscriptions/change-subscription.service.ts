import type { Selection } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, type Transaction, writeAudit } from '../../platform';
import { tenantAudit, lockTenant, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { endAndNotify } from './end-subscription';
import { assertCoversUsage } from '../quotes/quote.service';
import { findAwaited, findOpenPayment } from '../payments/payment.repository';
import { isSamePlan, lastOf } from '../periods/period';
import { voidTransfer } from '../payments/transfers/void-transfer';
import { findSubscribed, lastPaidPeriod, type Subscribed } from './subscribed';
import { updateSubscription, type SubscriptionRow } from './subscription.repository';
import { stateOfPlan } from './subscription-state';
import { syncReadOnly } from './sync-read-only';
import { recordedBillingFields } from '../billing-fields';
import { type ActivityAction } from '@atrium/api-client/contract';

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

/** Cancels a subscription at the end of its period, or at once if its renewal is past due. */
export async function cancelSubscription(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
): Promise<void> {
  const hasEnded = await inScope(dependencies.database, call.scope, (tx) =>
    endOverdue(tx, dependencies, call, tenantId),
  );
  if (hasEnded) return;
  await change(dependencies, call, tenantId, 'subscription.cancel', () => ({ cancels: true, planned: null }));
}

async function endOverdue(
  tx: Transaction,
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
): Promise<boolean> {
  const now = dependencies.clock();
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const subscribed = await findSubscribed(tx, tenantId);
  if (subscribed === null || stateOfPlan(subscribed.subscription, now) !== 'overdue') return false;
  await assertNoOpenPayment(tx, tenantId);
  await voidRenewal(tx, dependencies, tenantId, now);
  const endedAt = await endAndNotify(tx, dependencies, subscribed, now);
  await syncReadOnly(tx, dependencies, tenantId, now);
  const { planned, cancels } = subscribed.subscription;
  const after = { planned: null, cancels: true, ended_at: endedAt.toISOString() };
  await writeAudit(tx, {
    ...tenantAudit(call, tenantId, now),
    action: 'subscription.cancel',
    fields: recordedBillingFields,
    before: { planned, cancels },
    after,
  });
  return true;
}

export const resumeSubscription = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, 'subscription.resume', () => ({ cancels: false }));

/** Changes an active subscription without a payment at a gateway. It replaces the pro-forma invoice of its renewal. */
function change(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  action: ActivityAction,
  changeOf: (running: Subscribed) => Change,
): Promise<void> {
  return inScope(dependencies.database, call.scope, async (tx) => {
    const now = dependencies.clock();
    const running = await lockActiveSubscription(tx, tenantId, now);
    await assertNoOpenPayment(tx, tenantId);
    const after = changeOf(running);
    await voidRenewal(tx, dependencies, tenantId, now);
    await updateSubscription(tx, tenantId, after);
    const { planned, cancels } = running.subscription;
    const fields = recordedBillingFields;
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), fields, action, before: { planned, cancels }, after });
  });
}

async function lockActiveSubscription(tx: Transaction, tenantId: string, now: Date): Promise<Subscribed> {
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const subscribed = await findSubscribed(tx, tenantId);
  if (subscribed === null || lastPaidPeriod(subscribed) === null) throw new Conflict('no_paid_plan');
  if (stateOfPlan(subscribed.subscription, now) !== 'active') throw new Conflict('no_paid_plan');
  return subscribed;
}

async function assertNoOpenPayment(tx: Transaction, tenantId: string): Promise<void> {
  if ((await findOpenPayment(tx, tenantId)) !== null) throw new Conflict('payment_in_progress');
}

/** Voids the pro-forma invoice of a renewal: the job issues another one for what is planned now. */
async function voidRenewal(
  tx: Transaction,
  dependencies: BillingDependencies,
  tenantId: string,
  now: Date,
): Promise<void> {
  for (const awaited of await findAwaited(tx, tenantId))
    if (awaited.kind === 'renewal') await voidTransfer(tx, dependencies, awaited, now);
}
