import type { Transaction } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import type { PaymentRow } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';
import { findProforma } from './find-proforma';

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/**
 * Ends an awaited transfer: its pro-forma invoice is void, and the owners are notified. What was received for it becomes
 * account credit, since an ended payment reserves none. The caller holds the lock of the company CRM.
 */
export async function voidTransfer(
  tx: Transaction,
  dependencies: Dependencies,
  payment: PaymentRow,
  at: Date,
  event: 'replaced' | 'expired' | 'cancelled' = 'replaced',
): Promise<void> {
  const effects = { notify_void: () => notifyVoid(tx, dependencies, payment, at) };
  await sendPaymentEvent(tx, payment, { event, at }, effects);
}

async function notifyVoid(tx: Transaction, dependencies: Dependencies, payment: PaymentRow, at: Date): Promise<void> {
  const proforma = await findProforma(tx, payment);
  await sendSubscriptionMails(tx, dependencies, payment.tenantId, {
    template: 'transfer_given_up',
    values: { number: proforma.data.number },
    onceKey: `invoice:${proforma.id}:void`,
    at,
  });
}
