import { settleEach, localDay } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { updateSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import { syncReadOnly } from '../../subscriptions/sync-read-only';
import type { Usage } from '../../dependencies';
import { type PendingTransfer, findPendingChanges } from './pending-transfers.repository';
import { planToRevertTo } from './transfer-expiry';
import { expireTransfer } from './expire-transfer';
import { withPendingTransfer } from './with-pending-transfer';

/** Days after its due date until the operator has recorded a transfer, including weekends and holidays. */
const bookingDays = 4;
const day = 86_400_000;

/**
 * Expires changes whose bank transfer did not arrive by its due date, and restores the previous plan. If the usage
 * exceeds that plan, the company CRM becomes read-only until the change is paid or cancelled.
 *
 * @throws AggregateError if some could not be expired, after all others were
 */
export async function expireOverdueChanges(dependencies: BillingDependencies, now: Date): Promise<void> {
  const overdue = await findPendingChanges(
    dependencies.database,
    localDay(new Date(now.getTime() - bookingDays * day)),
  );
  const expireOne = (transfer: PendingTransfer) => expire(dependencies, transfer, now);
  await settleEach(overdue, expireOne, 'Changes with an overdue transfer could not be expired.');
}

async function expire(dependencies: BillingDependencies, transfer: PendingTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  const used = await dependencies.usageOf(tenantId);
  await withPendingTransfer(dependencies, transfer, async (tx, { payment, current }) => {
    const before = planToRevertTo(payment, current);
    if (before === null) return false;
    if (!isExceeded(before, used)) {
      await expireTransfer(tx, dependencies, payment, now);
      return true;
    }
    if (current.readOnlyAt !== null) return false;
    await updateSubscription(tx, tenantId, { readOnlyAt: now });
    await syncReadOnly(tx, dependencies, tenantId, now);
    return true;
  });
}

/** Whether the usage exceeds a plan; a trial has no limit. */
const isExceeded = ({ selection }: SubscriptionRow, used: Usage | null): boolean =>
  selection !== null && used !== null && (used.licences > selection.licences || used.assets > selection.assets);
