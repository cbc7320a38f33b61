import { DomainError } from '../../platform';
import { isStillValid } from '../quotes/quote.service';
import type { Work } from '../work';
import { applyPayment, billCreation, requestNewPayment } from './apply-payment.service';
import { type GatewayAnswer, isPastDeadline, isPayable } from './charge-card';
import { isStillOwed, requestOwed, settleOwed } from './corrections/owed-invoice';
import { saveMethod } from './methods/save-method.service';
import type { PaymentEvent } from './payment-machine';
import { type Ordered, type PaymentRow, updatePayment } from './payment.repository';
import { recordRenewalFailure } from './renewals/renew.service';
import { type EventDetails, sendPaymentEvent } from './send-payment-event';

/**
 * Sends a gateway's answer to its payment, as read in this transaction, as an event. Returns the payment in its new state;
 * null if nothing changed.
 */
export async function sendAnswer(work: Work, ordered: Ordered, answer: GatewayAnswer): Promise<PaymentRow | null> {
  const { tx, now, log } = work;
  const { payment, quote } = ordered;
  const details = { ref: answer.ref ?? payment.ref, actionUrl: null };
  const send = (event: PaymentEvent, more: EventDetails = {}, within = work) =>
    sendPaymentEvent(within, payment, event, effectsIn(within, quote), { ...details, ...more });
  switch (answer.state) {
    case 'processing':
      await updatePayment(tx, payment.id, { ref: details.ref, updatedAt: now });
      return null;
    case 'action_needed':
      if (payment.state === 'action_needed' && isPastDeadline(ordered, now)) return send('authentication_expired');
      return send('authentication_required', { actionUrl: answer.url });
    case 'declined':
      if (answer.refusal !== undefined)
        log.warn({ event: 'payment.refused_by_gateway', payment_id: payment.id, refusal: answer.refusal });
      return send('declined', { declineReason: answer.reason });
    case 'authorised':
      if (!(await isPayable(work, ordered))) return send('not_payable');
      if (!(await (payment.kind === 'correction' ? isStillOwed(tx, payment) : isStillValid(work, quote))))
        return send('not_payable');
      try {
        return await tx.transaction((inner) => send('authorised', {}, { ...work, tx: inner }));
      } catch (error) {
        // A creation cannot start if its draft has changed.
        if (!(error instanceof DomainError)) throw error;
        return send('not_payable');
      }
    default:
      return send(answer.state);
  }
}

/** What takes effect in a transaction with an event of the payment of a quote. */
export const effectsIn = (work: Work, quote: Ordered['quote']) => ({
  start_creation: async (payment: PaymentRow) => {
    await applyPayment(work, { payment, quote });
    await saveCard(work, payment);
  },
  save_card: (payment: PaymentRow) => saveCard(work, payment),
  begin_plan: (payment: PaymentRow) => applyPayment(work, { payment, quote }),
  bill_creation: (payment: PaymentRow) => billCreation(work, { payment, quote }),
  request_payment: (payment: PaymentRow) => requestNewPayment(work, payment),
  settle_owed: (payment: PaymentRow) => settleOwed(work, payment),
  request_owed: (payment: PaymentRow) => requestOwed(work, payment),
  fail_renewal: (payment: PaymentRow) => recordRenewalFailure(work, payment, failureOf(payment)),
});

/** A renewal that needs authentication is voided, because it is charged off session. */
const failureOf = ({ state, declineReason }: PaymentRow) =>
  state === 'voiding' ? 'authentication_required' : (declineReason ?? 'declined');

/** The card that paid becomes the default for renewals. */
async function saveCard(work: Work, { tenantId, methodId, createdBy }: PaymentRow): Promise<void> {
  if (methodId !== null) await saveMethod(work, { tenantId, id: methodId }, createdBy);
}
