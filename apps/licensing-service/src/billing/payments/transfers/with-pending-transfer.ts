import { asService, type Transaction } from '../../../platform';
import { publishIfChanged, isLive, lockTenant } from '../../../tenants';
import type { BillingDependencies } from '../../dependencies';
import { findSubscription, type SubscriptionRow } from '../../subscriptions/subscription.repository';
import type { PendingTransfer } from './pending-transfers.repository';
import { findPayment, type PaymentRow } from '../payment.repository';

/** A pending transfer and the subscription of its company CRM. */
interface LockedTransfer {
  readonly payment: PaymentRow;
  readonly current: SubscriptionRow;
}

/**
 * Locks the company CRM of a transfer and runs `work`; does nothing if the transfer is no longer pending. `work`
 * returns whether it changed anything, which updates open pages.
 */
export function withPendingTransfer(
  dependencies: Pick<BillingDependencies, 'database' | 'realtime' | 'clock' | 'log'>,
  { tenantId, paymentId }: PendingTransfer,
  work: (tx: Transaction, locked: LockedTransfer) => Promise<boolean>,
): Promise<void> {
  const worked = asService(dependencies.database, 'job', async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    const payment = (await findPayment(tx, paymentId))?.payment;
    const current = await findSubscription(tx, tenantId);
    if (!isLive(tenant?.state ?? null) || current === null || payment?.state !== 'awaiting_transfer') return false;
    return work(tx, { payment, current });
  });
  return publishIfChanged(dependencies, tenantId, worked);
}
