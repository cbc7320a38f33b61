import { Conflict, type Transaction } from '../../platform';
import { findPaymentUnderWay, movePayment } from './payment.repository';

/** @throws Conflict while a card is being charged: its plan needs the company CRM to stay open */
export async function refuseWhileCharging(tx: Transaction, tenantId: string): Promise<void> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment?.state === 'capturing') throw new Conflict('payment_in_progress');
}

/**
 * Cancels the payment of a company CRM that is being closed: voids an authorisation that waits at the bank, and cancels
 * a pending transfer. An unanswered charge is voided or refunded once the gateway answers.
 */
export async function cancelPayments(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment === null) return;
  const change = { actionUrl: null, updatedAt: now };
  await movePayment(tx, payment.id, ['action_needed'], { ...change, state: 'voiding' });
  await movePayment(tx, payment.id, ['awaiting_transfer'], { ...change, state: 'voided' });
}
