import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, text } from '../fields.schema';
import { selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const paymentParams = Type.Object({ id: idSchema, payment_id: idSchema });

/**
 * State of a payment. `processing`: waiting for the gateway. `action_needed`: the bank requires authentication at
 * `action_url`. `authorised`: authorised, not captured yet. `captured`: charged. `awaiting_transfer`: a pro-forma
 * invoice is pending; the plan begins when its transfer is recorded. `settled`: nothing was due. `declined`, `voided`:
 * nothing was charged. `refunded`: charged, and refunded to the card. `credited`: the transfer ended without a plan, and
 * what was received for it became account credit.
 */
const stateSchema = choice('PaymentState', [
  'processing',
  'action_needed',
  'authorised',
  'captured',
  'awaiting_transfer',
  'settled',
  'declined',
  'voided',
  'refunded',
  'credited',
]);

/** Why a card was declined. */
export const declineReasonSchema = choice('DeclineReason', [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'authentication_required',
  /** The card details must be entered again before a charge. */
  'enter_again',
]);

/** An attempt to pay a quote. */
export const paymentSchema = named('Payment', {
  id: idSchema,
  quote_id: idSchema,
  /** `correction`: for an owed invoice, which cost more than account credit covers when VAT was corrected, or an order began. */
  kind: Type.Union([
    Type.Literal('creation'),
    Type.Literal('change'),
    Type.Literal('renewal'),
    Type.Literal('correction'),
  ]),
  /** The plan it pays for. */
  selection: selectionSchema,
  /** In cents of EUR. */
  amount: Type.Integer(),
  state: stateSchema,
  /** Last digits of the card; null for a bank transfer and if nothing was due. */
  card: Type.Union([
    named('PaymentCard', {
      /** The card to retry with; null if it was removed. */
      method_id: Type.Union([idSchema, Type.Null()]),
      brand: Type.String(),
      last4: Type.String(),
    }),
    Type.Null(),
  ]),
  /** The pro-forma invoice of a bank transfer; null for other payments. */
  proforma: Type.Union([named('PaymentProforma', { id: idSchema, number: Type.String() }), Type.Null()]),
  /** Received for a pending bank transfer so far, in cents of EUR. */
  received: Type.Integer(),
  /**
   * Whether a transfer still counts if it reaches the bank after the last valid day: it pays a renewal for a new period,
   * and an owed invoice. For an order it becomes account credit.
   */
  accepts_late_transfer: Type.Boolean(),
  decline_reason: Type.Union([declineReasonSchema, Type.Null()]),
  /** Page where the bank authenticates the customer, while required. */
  action_url: Type.Union([Type.String(), Type.Null()]),
  /** The provisioning operation that it started. */
  operation_id: Type.Union([idSchema, Type.Null()]),
  created_at: instantSchema,
});

/** An attempt to pay a quote. */
export type Payment = Static<typeof paymentSchema>;

/** Request and response of `payEndpoint`. */
export const paySchema = {
  summary:
    'Pays a quote, once. A draft is created when the card is authorised; a running plan changes when it is paid. 409 `quote_stale` with a new quote if this one is no longer valid.',
  params: idParams,
  body: named('PayInput', {
    quote_id: idSchema,
    /** The total that the customer saw, in cents. */
    amount: Type.Integer({ minimum: 0 }),
    /** A saved card. Null pays by bank transfer, or if nothing is due. */
    payment_method_id: Type.Union([idSchema, Type.Null()]),
  }),
  answers: { 201: paymentSchema },
  errors: [409],
} as const;
/** Request and response of `refreshPaymentEndpoint`. */
export const refreshPaymentSchema = {
  summary: 'Asks the gateway for the state of a payment, and advances it.',
  params: paymentParams,
  answers: { 200: paymentSchema },
} as const;
/** Request and response of `recordTransferEndpoint`. */
export const recordTransferSchema = {
  summary:
    'Records a bank transfer that has arrived. Its plan begins once the requested amount is complete; too little waits for the rest. What comes too late, or for a cancelled transfer, becomes credit. 422 for another amount than requested, or the same receipt again, until it is confirmed. 409 `transfer_not_awaited` if it is no transfer.',
  params: paymentParams,
  body: named('RecordTransferInput', {
    /** The day of the bank statement, `YYYY-MM-DD`; not in the future. */
    received_on: Type.String({ format: 'date' }),
    /** The amount on the bank statement, in cents. */
    amount: Type.Integer({ minimum: 1 }),
    /** The payer's reference on the bank statement. */
    reference: Type.Optional(text(140)),
    /** Confirms an amount that differs from the requested one, or the same receipt again. */
    is_confirmed: Type.Optional(Type.Boolean()),
  }),
  answers: { 200: paymentSchema },
  errors: [409],
} as const;
/** Request and response of `cancelTransferEndpoint`. */
export const cancelTransferSchema = {
  summary:
    'Cancels a pending bank transfer: its pro-forma invoice is void. What was received for it becomes credit. 409 if none is pending.',
  params: paymentParams,
  answers: { 200: paymentSchema },
  errors: [409],
} as const;
