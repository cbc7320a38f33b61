import { Conflict, type Transaction } from '../../platform';
import { findAwaited, findOpenPayment, transitionPayment } from './payment.repository';

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
  const change = { actionUrl: null, updatedAt: now };
  const payment = await findOpenPayment(tx, tenantId);
  if (payment !== null) await transitionPayment(tx, payment.id, ['action_needed'], { ...change, state: 'voiding' });
  for (const { id } of await findAwaited(tx, tenantId))
    await transitionPayment(tx, id, ['awaiting_transfer'], { ...change, state: 'voided' });
}
