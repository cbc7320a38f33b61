import { settleEach, localDay } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { changeSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import { notifyReadOnly } from '../../subscriptions/notify-read-only';
import type { Usage } from '../../dependencies';
import { type PendingTransfer, findPendingChanges } from './pending-transfers.repository';
import { planToRevertTo } from './transfer-expiry';
import { expireTransfer } from './expire-transfer';
import { whilePending } from './while-pending';

/** Days after its due day at which a transfer is in the books of the operator, weekends and holidays included. */
const daysOfBooking = 4;
const day = 86_400_000;

/**
 * Gives changes up whose bank transfer has not come by the end of its due day, where the plan from before goes on. Where
 * more is in use by then than that plan has, the company CRM is read-only until it is paid or cancelled.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function cancelExpiredTransfers(dependencies: BillingDependencies, now: Date): Promise<void> {
  const awaited = await findPendingChanges(
    dependencies.database,
    localDay(new Date(now.getTime() - daysOfBooking * day)),
  );
  const giveUpOne = (transfer: PendingTransfer) => giveUp(dependencies, transfer, now);
  await settleEach(awaited, giveUpOne, 'Changes with an overdue transfer could not be cancelled.');
}

async function giveUp(dependencies: BillingDependencies, transfer: PendingTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  const used = await dependencies.usageOf(tenantId);
  await whilePending(dependencies, transfer, async (tx, { payment, current }) => {
    const before = planToRevertTo(payment, current);
    if (before === null) return false;
    if (!isExceeded(before, used)) {
      await expireTransfer(tx, dependencies, payment, now);
      return true;
    }
    if (current.readOnlyAt !== null) return false;
    await changeSubscription(tx, tenantId, { readOnlyAt: now });
    await notifyReadOnly(tx, dependencies, tenantId, now);
    return true;
  });
}

/** Whether more is in use than a plan has; a trial counts nothing. */
const isExceeded = ({ selection }: SubscriptionRow, used: Usage | null): boolean =>
  selection !== null && used !== null && (used.licences > selection.licences || used.assets > selection.assets);
