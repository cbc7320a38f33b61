import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { selectionSchema } from './plan.schema';
import { choice, named } from '../named.schema';

const paymentParams = Type.Object({ id: idSchema, payment_id: idSchema });

/**
 * Where a payment stands. `processing`: the gateway is being asked; `action_needed`: the bank asks its customer at
 * `action_url`; `authorised`: the card has promised; `captured`: taken; `awaiting_transfer`: a pro-forma invoice is
 * out; `settled`: nothing was to pay; `declined`, `voided`: nothing was taken.
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
]);

/** Why a card was refused. */
export const declineReasonSchema = choice('DeclineReason', [
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_failed',
  'authentication_required',
  /** The card has to be typed again before it can be charged. */
  'enter_again',
]);

/** One try to pay a quote. */
export const paymentSchema = named('Payment', {
  id: idSchema,
  quote_id: idSchema,
  kind: Type.Union([Type.Literal('creation'), Type.Literal('change'), Type.Literal('renewal')]),
  /** The plan that it pays for. */
  selection: selectionSchema,
  /** In cents of EUR. */
  amount: Type.Integer(),
  state: stateSchema,
  /** The card's last digits; null for a bank transfer and where nothing was to pay. */
  card: Type.Union([
    named('PaymentCard', {
      /** The card to try again with; null once it was removed. */
      method_id: Type.Union([idSchema, Type.Null()]),
      brand: Type.String(),
      last4: Type.String(),
    }),
    Type.Null(),
  ]),
  decline_reason: Type.Union([declineReasonSchema, Type.Null()]),
  /** Where the bank asks its customer, while it does. */
  action_url: Type.Union([Type.String(), Type.Null()]),
  /** The creation that it started. */
  operation_id: Type.Union([idSchema, Type.Null()]),
  created_at: instantSchema,
});

/** One try to pay a quote. */
export type Payment = Static<typeof paymentSchema>;

/** What `payEndpoint` takes and answers. */
export const paySchema = {
  summary:
    'Pays a quote, once. A draft is created when the card is authorised; a running plan changes when it is paid. 409 `quote_stale` with a new quote if this one is no longer valid.',
  params: idParams,
  body: named('PayInput', {
    quote_id: idSchema,
    /** What the customer saw, in cents. */
    amount: Type.Integer({ minimum: 0 }),
    /** A card; null pays by bank transfer, or nothing where nothing is to pay. */
    payment_method_id: Type.Union([idSchema, Type.Null()]),
  }),
  answers: { 201: paymentSchema },
  errors: [409],
} as const;
/** What `refreshPaymentEndpoint` takes and answers. */
export const refreshPaymentSchema = {
  summary: 'Asks the gateway for the state of a payment, and advances it.',
  params: paymentParams,
  answers: { 200: paymentSchema },
} as const;
/** What `recordTransferEndpoint` takes and answers. */
export const recordTransferSchema = {
  summary:
    'Records a bank transfer that has arrived. The invoice is issued and sent once the company CRM is active; 422 for another amount than the pending one. A cancelled transfer becomes credit, whatever its amount. 409 `transfer_not_awaited` if it is no transfer, `transfer_noted_otherwise` if it was recorded with another day or amount.',
  params: paymentParams,
  body: named('RecordTransferInput', {
    /** The day of the bank statement, `YYYY-MM-DD`; not later than today. */
    received_on: Type.String({ format: 'date' }),
    /** The amount on the bank statement, in cents; exactly the asked amount for a pending transfer. */
    amount: Type.Integer({ minimum: 1 }),
    /** Confirms an amount other than the asked one; required for a cancelled transfer, otherwise without effect. */
    is_confirmed: Type.Optional(Type.Boolean()),
  }),
  answers: { 200: paymentSchema },
  errors: [409],
} as const;
/** What `cancelTransferEndpoint` takes and answers. */
export const cancelTransferSchema = {
  summary:
    'Cancels a pending bank transfer: its pro-forma invoice is void, the previous plan applies again, and another payment can begin; 409 if none is pending.',
  params: paymentParams,
  answers: { 200: paymentSchema },
  errors: [409],
} as const;
