import { settleEach, localDay } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { endSubscription } from '../../subscriptions/end-subscription';
import { findSubscription } from '../../subscriptions/subscription.repository';
import { stateOfSubscription } from '../../subscriptions/subscription-state';
import { notifySubscriptionEnded } from '../../subscriptions/notify-subscription-ended';
import { type PendingTransfer, findPendingOfCancelled } from './pending-transfers.repository';
import { expireTransfer } from './expire-transfer';
import { planToRevertTo } from './transfer-expiry';
import { whilePending } from './while-pending';

const week = 7 * 86_400_000;

/**
 * Gives up the transfers of subscriptions that were cancelled, a week after they were due: what they were to pay for
 * ends, and another plan can be paid. A change that has a plan to go back to is not among them until that has ended. Others
 * that have nothing to go back to are waited for until the operator gives them up.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function cancelTransfersOfCancelled(dependencies: BillingDependencies, now: Date): Promise<void> {
  const awaited = await findPendingOfCancelled(dependencies.database, localDay(new Date(now.getTime() - week)));
  const giveUpOne = (transfer: PendingTransfer) => giveUp(dependencies, transfer, now);
  await settleEach(awaited, giveUpOne, 'Transfers of cancelled subscriptions could not be cancelled.');
}

async function giveUp(dependencies: BillingDependencies, transfer: PendingTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  await whilePending(dependencies, transfer, async (tx, { payment, current }) => {
    if (!current.cancels || (current.endedAt === null && planToRevertTo(payment, current) !== null)) return false;
    await expireTransfer(tx, dependencies, payment, now);
    const left = await findSubscription(tx, tenantId);
    if (left !== null && stateOfSubscription(left, { isAwaitingTransfer: false, now }) === 'unpaid')
      await notifySubscriptionEnded(tx, dependencies, tenantId, await endSubscription(tx, left, now), now);
    return true;
  });
}
