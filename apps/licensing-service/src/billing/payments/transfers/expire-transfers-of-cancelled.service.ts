import { settleEach, localDay } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { endSubscription } from '../../subscriptions/end-subscription';
import { findSubscription } from '../../subscriptions/subscription.repository';
import { stateOfSubscription } from '../../subscriptions/subscription-state';
import { notifySubscriptionEnded } from '../../subscriptions/notify-subscription-ended';
import { type PendingTransfer, findPendingOfCancelled } from './pending-transfers.repository';
import { expireTransfer } from './expire-transfer';
import { planToRevertTo } from './transfer-expiry';
import { withPendingTransfer } from './with-pending-transfer';

const week = 7 * 86_400_000;

/**
 * Expires the transfers of cancelled subscriptions a week after their due date: their subscription ends, and another
 * plan can be paid. A change that can still revert to its previous plan is skipped until that plan has ended. Other
 * transfers stay pending until the operator cancels them.
 *
 * @throws AggregateError if some could not be expired, after all others were
 */
export async function expireTransfersOfCancelled(dependencies: BillingDependencies, now: Date): Promise<void> {
  const overdue = await findPendingOfCancelled(dependencies.database, localDay(new Date(now.getTime() - week)));
  const expireOne = (transfer: PendingTransfer) => expire(dependencies, transfer, now);
  await settleEach(overdue, expireOne, 'Transfers of cancelled subscriptions could not be expired.');
}

async function expire(dependencies: BillingDependencies, transfer: PendingTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  await withPendingTransfer(dependencies, transfer, async (tx, { payment, current }) => {
    if (!current.cancels || (current.endedAt === null && planToRevertTo(payment, current) !== null)) return false;
    await expireTransfer(tx, dependencies, payment, now);
    const ended = await findSubscription(tx, tenantId);
    if (ended !== null && stateOfSubscription(ended, { isTransferPending: false, now }) === 'unpaid')
      await notifySubscriptionEnded(tx, dependencies, tenantId, await endSubscription(tx, ended, now), now);
    return true;
  });
}
