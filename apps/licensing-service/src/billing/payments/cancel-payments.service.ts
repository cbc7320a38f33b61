import { forEachApart, localDay } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { endSubscription } from '../subscriptions/end-subscription';
import { findSubscription } from '../subscriptions/subscription.repository';
import { stateOfSubscription } from '../subscriptions/subscription-state';
import { tellEnded } from '../subscriptions/notify-subscription-ended';
import { type AwaitedTransfer, findAwaitedOfCancelled } from './transfers/pending-transfers.repository';
import { lapseTransfer } from './transfers/expire-transfer';
import { planToGoBackTo } from './transfers/transfer-expiry';
import { whileAwaited } from './transfers/while-pending';

const week = 7 * 86_400_000;

/**
 * Gives up the transfers of subscriptions that were cancelled, a week after they were due: what they were to pay for
 * ends, and another plan can be paid. A change that has a plan to go back to is not among them until that has ended. Others
 * that have nothing to go back to are waited for until the operator gives them up.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function giveUpCancelled(dependencies: BillingDependencies, now: Date): Promise<void> {
  const awaited = await findAwaitedOfCancelled(dependencies.database, localDay(new Date(now.getTime() - week)));
  const giveUpOne = (transfer: AwaitedTransfer) => giveUp(dependencies, transfer, now);
  await forEachApart(awaited, giveUpOne, 'Transfers of cancelled subscriptions could not be cancelled.');
}

async function giveUp(dependencies: BillingDependencies, transfer: AwaitedTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  await whileAwaited(dependencies, transfer, async (tx, { payment, current }) => {
    if (!current.cancels || (current.endedAt === null && planToGoBackTo(payment, current) !== null)) return false;
    await lapseTransfer(tx, dependencies, payment, now);
    const left = await findSubscription(tx, tenantId);
    if (left !== null && stateOfSubscription(left, { isAwaitingTransfer: false, now }) === 'unpaid')
      await tellEnded(tx, dependencies, tenantId, await endSubscription(tx, left, now), now);
    return true;
  });
}
