import { Conflict, type Transaction } from '../../platform';
import { findAwaited, findOpenPayment } from './payment.repository';
import { sendPaymentEvent } from './send-payment-event';

/** @throws Conflict while a card is being charged: its plan needs the company CRM to stay open */
export async function assertNotCharging(tx: Transaction, tenantId: string): Promise<void> {
  const payment = await findOpenPayment(tx, tenantId);
  if (payment?.state === 'capturing') throw new Conflict('payment_in_progress');
}

/**
 * Cancels the payments of a company CRM that is being closed: voids an authorisation that waits at the bank, and cancels
 * pending transfers. An unanswered charge is voided or refunded once the gateway answers.
 */
export async function cancelPayments(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const open = await findOpenPayment(tx, tenantId);
  const atBank = open?.state === 'action_needed' ? [open] : [];
  const awaited = (await findAwaited(tx, tenantId)).map(({ payment }) => payment);
  for (const payment of [...atBank, ...awaited])
    await sendPaymentEvent({ tx, now }, payment, { event: 'closed', details: { actionUrl: null } }, {});
}
