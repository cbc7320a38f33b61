import { forEachApart, localDay } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { changeSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import { tellReadOnly } from '../../subscriptions/notify-read-only';
import type { Usage } from '../../dependencies';
import { type AwaitedTransfer, findAwaitedChanges } from './pending-transfers.repository';
import { planToGoBackTo } from './transfer-expiry';
import { lapseTransfer } from './expire-transfer';
import { whileAwaited } from './while-pending';

/** Days after its due day at which a transfer is in the books of the operator, weekends and holidays included. */
const daysOfBooking = 4;
const day = 86_400_000;

/**
 * Gives changes up whose bank transfer has not come by the end of its due day, where the plan from before goes on. Where
 * more is in use by then than that plan has, the company CRM is read-only until it is paid or cancelled.
 *
 * @throws AggregateError where some could not be, after all others were
 */
export async function giveUpLapsed(dependencies: BillingDependencies, now: Date): Promise<void> {
  const awaited = await findAwaitedChanges(
    dependencies.database,
    localDay(new Date(now.getTime() - daysOfBooking * day)),
  );
  const giveUpOne = (transfer: AwaitedTransfer) => giveUp(dependencies, transfer, now);
  await forEachApart(awaited, giveUpOne, 'Changes with an overdue transfer could not be cancelled.');
}

async function giveUp(dependencies: BillingDependencies, transfer: AwaitedTransfer, now: Date): Promise<void> {
  const { tenantId } = transfer;
  const used = await dependencies.usageOf(tenantId);
  await whileAwaited(dependencies, transfer, async (tx, { payment, current }) => {
    const before = planToGoBackTo(payment, current);
    if (before === null) return false;
    if (!isExceeded(before, used)) {
      await lapseTransfer(tx, dependencies, payment, now);
      return true;
    }
    if (current.readOnlyAt !== null) return false;
    await changeSubscription(tx, tenantId, { readOnlyAt: now });
    await tellReadOnly(tx, dependencies, tenantId, now);
    return true;
  });
}

/** Whether more is in use than a plan has; a trial counts nothing. */
const isExceeded = ({ selection }: SubscriptionRow, used: Usage | null): boolean =>
  selection !== null && used !== null && (used.licences > selection.licences || used.assets > selection.assets);
