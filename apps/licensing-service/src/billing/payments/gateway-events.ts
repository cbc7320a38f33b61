import { DomainError, type Transaction } from '../../platform';
import { isChargeable, type TenantRow } from '../../tenants';
import type { ChargeDependencies } from '../dependencies';
import { findQuote, type QuoteRow } from '../quotes/quote.repository';
import { isStillValid } from '../quotes/quote.service';
import { applyPayment } from './apply-payment.service';
import { billCreation, requestNewPayment } from './bill-creation.service';
import type { GatewayAnswer } from './charge-card';
import { requestOwed, settleOwed } from './corrections/settle-owed';
import { saveMethod } from './methods/save-card';
import { isPastDeadline } from './payment-deadline';
import type { PaymentEvent } from './payment-machine';
import { type PaymentRow, updatePayment } from './payment.repository';
import { recordRenewalFailure } from './record-renewal-failure';
import { sendPaymentEvent, type SentEvent } from './send-payment-event';

type GatewayEvent = Exclude<
  PaymentEvent,
  'received' | 'replaced' | 'expired' | 'cancelled' | 'credited' | 'paid_by_card'
>;

/** A gateway's answer about a payment, as read in this transaction. */
interface Answered {
  readonly tenant: TenantRow;
  readonly payment: PaymentRow;
  readonly answer: GatewayAnswer;
}

/** Sends a gateway's answer to its payment as an event. Returns the payment in its new state; null if nothing changed. */
export async function sendAnswer(
  tx: Transaction,
  dependencies: ChargeDependencies,
  { tenant, payment, answer }: Answered,
  at: Date,
): Promise<PaymentRow | null> {
  const quote = await findQuote(tx, payment.tenantId, payment.quoteId);
  if (quote === null) throw new Error('A payment needs a quote.');
  const details = { ref: answer.ref ?? payment.ref, actionUrl: null };
  const send = (event: SentEvent<GatewayEvent>, within = tx) =>
    sendPaymentEvent(within, payment, event, effectsIn(within, dependencies, quote, at));
  switch (answer.state) {
    case 'processing':
      await updatePayment(tx, payment.id, { ref: details.ref, updatedAt: at });
      return null;
    case 'action_needed':
      if (payment.state === 'action_needed' && isPastDeadline(payment, quote, at))
        return send({ event: 'authentication_expired', at, details });
      return send({ event: 'authentication_required', at, details: { ...details, actionUrl: answer.url } });
    case 'declined':
      if (answer.refusal !== undefined)
        dependencies.log.warn({ event: 'payment.refused_by_gateway', payment_id: payment.id, refusal: answer.refusal });
      return send({ event: 'declined', at, details: { ...details, declineReason: answer.reason } });
    case 'authorised':
      if (!(await isExecutable(tx, tenant, { payment, quote }, at))) return send({ event: 'not_payable', at, details });
      return sendOrVoid(
        tx,
        (within) => send({ event: 'authorised', at, details }, within),
        () => send({ event: 'not_payable', at, details }),
      );
    default:
      return send({ event: answer.state, at, details });
  }
}

interface Ordered {
  readonly payment: PaymentRow;
  readonly quote: QuoteRow;
}

/** Whether what was ordered can still be executed. */
async function isExecutable(
  tx: Transaction,
  tenant: TenantRow,
  { payment, quote }: Ordered,
  at: Date,
): Promise<boolean> {
  const isPayable = quote.kind === 'creation' || (await isChargeable(tx, tenant));
  if (!isPayable || isPastDeadline(payment, quote, at)) return false;
  return payment.kind === 'correction' || isStillValid(tx, quote, at);
}

type Send = (tx: Transaction) => Promise<PaymentRow | null>;

/** Voids the authorisation of a creation that cannot start, because its draft has changed. */
async function sendOrVoid(tx: Transaction, send: Send, fallback: Send): Promise<PaymentRow | null> {
  try {
    return await tx.transaction(send);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return fallback(tx);
  }
}

const effectsIn = (tx: Transaction, dependencies: ChargeDependencies, quote: QuoteRow, at: Date) => ({
  start_creation: async (payment: PaymentRow) => {
    await applyPayment(tx, dependencies, payment, quote, at);
    await saveCard(tx, payment, at);
  },
  save_card: (payment: PaymentRow) => saveCard(tx, payment, at),
  begin_plan: (payment: PaymentRow) => applyPayment(tx, dependencies, payment, quote, at),
  bill_creation: (payment: PaymentRow) => billCreation(tx, dependencies, { payment, quote }, at),
  request_payment: (payment: PaymentRow) => requestNewPayment(tx, dependencies, payment, at),
  settle_owed: (payment: PaymentRow) => settleOwed(tx, dependencies, payment, at),
  request_owed: (payment: PaymentRow) => requestOwed(tx, dependencies, payment, at),
  fail_renewal: (payment: PaymentRow) => recordRenewalFailure(tx, dependencies, payment, failureOf(payment)),
});

/** A renewal that needs authentication is voided, because it is charged off session. */
const failureOf = ({ state, declineReason }: PaymentRow) =>
  state === 'voiding' ? 'authentication_required' : (declineReason ?? 'declined');

/** The card that paid becomes the default for renewals. */
async function saveCard(tx: Transaction, { tenantId, methodId, createdBy }: PaymentRow, at: Date): Promise<void> {
  if (methodId !== null) await saveMethod(tx, { tenantId, methodId, userId: createdBy, at });
}
