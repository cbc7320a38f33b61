import { and, eq } from 'drizzle-orm';
import type { Work } from '../work';
import { type PaymentEffect, type PaymentEvent, transitionOf } from './payment-machine';
import type { PaymentRow } from './payment.repository';
import { paymentEvents, payments } from './payment.table';

/** What else changes with the state. */
export type EventDetails = Partial<Pick<PaymentRow, 'ref' | 'actionUrl' | 'declineReason'>>;

/** What takes effect with an event. Each function gets the payment in its new state. */
export type PaymentEffects<E extends PaymentEvent> = Readonly<
  Record<PaymentEffect<E>, (payment: PaymentRow) => Promise<void>>
>;

/**
 * Sends an event to a payment: the only way to change its state. Its effects run in the same transaction. An event that
 * does not fit is recorded and changes nothing.
 *
 * @param payment as read in this transaction; the caller holds the lock of its company CRM
 * @returns the payment in its new state; null if the event does not fit
 */
export async function sendPaymentEvent<E extends PaymentEvent>(
  { tx, now: at }: Pick<Work, 'tx' | 'now'>,
  payment: PaymentRow,
  event: E,
  effects: PaymentEffects<E>,
  details: EventDetails = {},
): Promise<PaymentRow | null> {
  const { id, tenantId, state } = payment;
  const transition = transitionOf(payment, event);
  const recorded = { tenantId, paymentId: id, event, fromState: state, toState: transition?.to ?? null, at };
  if (transition?.to !== state) await tx.insert(paymentEvents).values(recorded).onConflictDoNothing();
  if (transition === null) return null;
  const [changed] = await tx
    .update(payments)
    .set({ ...details, state: transition.to, updatedAt: at })
    .where(and(eq(payments.id, id), eq(payments.state, state)))
    .returning();
  if (changed === undefined) throw new Error('A payment changed although its company CRM is locked.');
  if (transition.effect !== null) await (effects as PaymentEffects<PaymentEvent>)[transition.effect](changed);
  return changed;
}
