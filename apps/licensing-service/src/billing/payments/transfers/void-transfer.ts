import { sendSubscriptionMails } from '../../subscriptions/subscription-mails';
import type { Work } from '../../work';
import type { PaymentRow } from '../payment.repository';
import { sendPaymentEvent } from '../send-payment-event';
import { findProforma } from './find-proforma';

/**
 * Ends an awaited transfer: its pro-forma invoice is void, and the owners are notified. What was received for it becomes
 * account credit, since an ended payment reserves none. The caller holds the lock of the company CRM.
 */
export async function voidTransfer(
  work: Work,
  payment: PaymentRow,
  event: 'replaced' | 'expired' | 'cancelled' = 'replaced',
): Promise<void> {
  await sendPaymentEvent(work, payment, { event }, { notify_void: () => notifyVoid(work, payment) });
}

async function notifyVoid(work: Work, payment: PaymentRow): Promise<void> {
  const proforma = await findProforma(work.tx, payment);
  await sendSubscriptionMails(work, payment.tenantId, {
    template: 'transfer_given_up',
    values: { number: proforma.data.number },
    onceKey: `invoice:${proforma.id}:void`,
  });
}
