import type { Selection } from '@atrium/api-client/contract';
import { Conflict, inScope, NotFound, type Transaction, writeAudit } from '../../platform';
import { audited, lockTenant, type TenantCall } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { findPaymentUnderWay } from '../payments/payment.repository';
import { endSubscription } from './end-subscription';
import { refuseBelowUsage } from '../quotes/quote.service';
import { type RunningSubscription, runningSubscription } from './running-plan';
import { changeSubscription, findSubscription, type SubscriptionRow } from './subscription.repository';
import { stateOfSubscription } from './subscription-state';
import { notifySubscriptionEnded } from './notify-subscription-ended';
import { notifyReadOnly } from './notify-read-only';

type Change = Partial<Pick<SubscriptionRow, 'planned' | 'cancels'>>;

/** Lets the plan change with the next period; nothing is paid now. */
export async function planChange(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
  selection: Selection,
) {
  await refuseBelowUsage(dependencies, call.scope, { tenantId, selection });
  await change(dependencies, call, tenantId, { action: 'subscription.plan-change' }, ({ cancels }) => {
    if (cancels) throw new Conflict('subscription_ends');
    return { planned: selection };
  });
}

export const undoPlannedChange = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, { action: 'subscription.undo-planned-change' }, () => ({ planned: null }));

/** Lets the subscription end with its period; where that is over and its renewal was refused, at once. */
export async function cancelSubscription(
  dependencies: BillingDependencies,
  call: TenantCall,
  tenantId: string,
): Promise<void> {
  const hasEnded = await inScope(dependencies.database, call.scope, (tx) =>
    endOverdue(tx, dependencies, call, tenantId),
  );
  if (hasEnded) return;
  const what = { action: 'subscription.cancel', mayAwaitTransfer: true };
  await change(dependencies, call, tenantId, what, () => ({ cancels: true, planned: null }));
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
  const state = subscription === null ? null : stateOfSubscription(subscription, { isAwaitingTransfer: false, now });
  if (subscription === null || state !== 'overdue') return false;
  await refuseWhilePaying(tx, tenantId, true);
  const endedAt = await endSubscription(tx, subscription, now);
  await notifyReadOnly(tx, dependencies, tenantId, now);
  await notifySubscriptionEnded(tx, dependencies, tenantId, endedAt, now);
  const { planned, cancels } = subscription;
  const after = { planned: null, cancels: true, ended_at: endedAt.toISOString() };
  await writeAudit(tx, {
    ...audited(call, tenantId, now),
    action: 'subscription.cancel',
    before: { planned, cancels },
    after,
  });
  return true;
}

export const resumeSubscription = (dependencies: BillingDependencies, call: TenantCall, tenantId: string) =>
  change(dependencies, call, tenantId, { action: 'subscription.resume', mayAwaitTransfer: true }, () => ({
    cancels: false,
  }));

interface WhatChanges {
  /** As the audit names it. */
  readonly action: string;
  /** Whether it leaves out the plan that the pending transfer pays for. */
  readonly mayAwaitTransfer?: boolean;
}

/** Changes a plan that runs and is paid for, while no payment for it is under way. */
function change(
  { database, clock }: Pick<BillingDependencies, 'database' | 'clock'>,
  call: TenantCall,
  tenantId: string,
  { action, mayAwaitTransfer = false }: WhatChanges,
  to: (running: RunningSubscription) => Change,
): Promise<void> {
  return inScope(database, call.scope, async (tx) => {
    const now = clock();
    const running = await runningOf(tx, tenantId, now);
    await refuseWhilePaying(tx, tenantId, mayAwaitTransfer);
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
  return running;
}

async function refuseWhilePaying(tx: Transaction, tenantId: string, mayAwaitTransfer: boolean): Promise<void> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment === null || (mayAwaitTransfer && payment.state === 'awaiting_transfer')) return;
  throw new Conflict('payment_in_progress');
}
