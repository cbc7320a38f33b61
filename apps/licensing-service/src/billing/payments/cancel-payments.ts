import { Conflict, type Transaction } from '../../platform';
import { findPaymentUnderWay, movePayment } from './payment.repository';

/** @throws Conflict while a card is being charged: its money is for a company CRM that stays. */
export async function refuseWhileCharging(tx: Transaction, tenantId: string): Promise<void> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment?.state === 'capturing') throw new Conflict('payment_in_progress');
}

/**
 * Nothing is paid for a company CRM that is being closed: who is at their bank comes back to nothing, a transfer is not
 * waited for. What a gateway has not answered yet is given back once it has.
 */
export async function cancelPayments(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const payment = await findPaymentUnderWay(tx, tenantId);
  if (payment === null) return;
  const given = { actionUrl: null, updatedAt: now };
  await movePayment(tx, payment.id, ['action_needed'], { ...given, state: 'voiding' });
  await movePayment(tx, payment.id, ['awaiting_transfer'], { ...given, state: 'voided' });
}
