import type { Selection } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, type Transaction, writeAudit } from '../../platform';
import { tenantAudit, lockTenant, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findOpenPayment } from '../payments/payment.repository';
import { endSubscription } from './end-subscription';
import { assertCoversUsage } from '../quotes/quote.service';
import { type RunningSubscription, runningSubscription } from './running-plan';
import { updateSubscription, findSubscription, type SubscriptionRow } from './subscription.repository';
import { stateOfSubscription } from './subscription-state';
import { notifySubscriptionEnded } from './notify-subscription-ended';
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
  await change(dependencies, call, tenantId, { action: 'subscription.plan-change' }, ({ cancels }) => {
    if (cancels) throw new Conflict('subscription_ends');
    return { planned: selection };
  });
}

export const undoPlannedChange = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, { action: 'subscription.undo-planned-change' }, () => ({ planned: null }));

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
  const options = { action: 'subscription.cancel', allowsPendingTransfer: true } as const;
  await change(dependencies, call, tenantId, options, () => ({ cancels: true, planned: null }));
}

async function endOverdue(
  tx: Transaction,
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
): Promise<boolean> {
  const now = dependencies.clock();
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const subscription = await findSubscription(tx, tenantId);
  const state = subscription === null ? null : stateOfSubscription(subscription, { isTransferPending: false, now });
  if (subscription === null || state !== 'overdue') return false;
  await assertNoOpenPayment(tx, tenantId, true);
  const endedAt = await endSubscription(tx, subscription, now);
  await syncReadOnly(tx, dependencies, tenantId, now);
  await notifySubscriptionEnded(tx, dependencies, tenantId, endedAt, now);
  const { planned, cancels } = subscription;
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
  change(dependencies, call, tenantId, { action: 'subscription.resume', allowsPendingTransfer: true }, () => ({
    cancels: false,
  }));

interface ChangeOptions {
  /** The audit action. */
  readonly action: ActivityAction;
  /** Whether it is allowed while a transfer is pending: it does not change the plan that the transfer pays for. */
  readonly allowsPendingTransfer?: boolean;
}

/** Changes an active subscription that has no open payment. */
function change(
  { database, clock }: Pick<BillingDependencies, 'database' | 'clock'>,
  call: TenantCall,
  tenantId: string,
  { action, allowsPendingTransfer = false }: ChangeOptions,
  changeOf: (running: RunningSubscription) => Change,
): Promise<void> {
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    const running = await lockActiveSubscription(tx, tenantId, now);
    await assertNoOpenPayment(tx, tenantId, allowsPendingTransfer);
    const after = changeOf(running);
    await updateSubscription(tx, tenantId, after);
    const { planned, cancels } = running;
    const fields = recordedBillingFields;
    await writeAudit(tx, { ...tenantAudit(call, tenantId, now), fields, action, before: { planned, cancels }, after });
  });
}

async function lockActiveSubscription(tx: Transaction, tenantId: string, now: Date): Promise<RunningSubscription> {
  if ((await lockTenant(tx, tenantId)) === null) throw new NotFound('tenant_not_found');
  const running = runningSubscription(await findSubscription(tx, tenantId));
  if (running === null || stateOfSubscription(running, { isTransferPending: false, now }) !== 'active')
    throw new Conflict('no_paid_plan');
  return running;
}

async function assertNoOpenPayment(tx: Transaction, tenantId: string, allowsPendingTransfer: boolean): Promise<void> {
  const payment = await findOpenPayment(tx, tenantId);
  if (payment === null || (allowsPendingTransfer && payment.state === 'awaiting_transfer')) return;
  throw new Conflict('payment_in_progress');
}
