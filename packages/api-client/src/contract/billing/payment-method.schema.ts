import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, text } from '../fields.schema';

const methodParams = Type.Object({ id: idSchema, method_id: idSchema });

/** A card that a company CRM is paid with; its number stays with the gateway. */
export const paymentMethodSchema = Type.Object({
  id: idSchema,
  gateway: Type.Union([Type.Literal('sandbox'), Type.Literal('stripe')]),
  /** As `visa`. */
  brand: Type.String(),
  last4: Type.String(),
  exp_month: Type.Integer(),
  exp_year: Type.Integer(),
  cardholder_name: Type.String(),
  /** Renewals are paid with it. */
  is_default: Type.Boolean(),
  /** False where its gateway is not set up any more: nothing can be paid with it. */
  is_chargeable: Type.Boolean(),
  added_at: instantSchema,
});

/** A card that a company CRM is paid with; its number stays with the gateway. */
export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** The cards of a company CRM, and the ways to pay that are open to it. */
export const paymentMethodsSchema = Type.Object({
  data: Type.Array(paymentMethodSchema),
  /** Who takes new cards; null where none does. */
  card_gateway: Type.Union([Type.Literal('sandbox'), Type.Literal('stripe'), Type.Null()]),
  /** Whether a pro-forma invoice can be paid by bank transfer. */
  bank_transfer: Type.Boolean(),
});

/** The cards of a company CRM, and the ways to pay that are open to it. */
export type PaymentMethods = Static<typeof paymentMethodsSchema>;

/** What `listPaymentMethodsEndpoint` takes and answers. */
export const listPaymentMethodsSchema = {
  summary: 'The cards of a company CRM, and the ways to pay that are open to it.',
  params: idParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** What `addPaymentMethodEndpoint` takes and answers. */
export const addPaymentMethodSchema = {
  summary:
    'Keeps the card that the gateway’s own fields gave a token for; the first one is the default. 409 `too_many_cards`.',
  params: idParams,
  body: Type.Object({ token: text(255), cardholder_name: text(120) }),
  answers: { 201: paymentMethodsSchema },
  errors: [409],
} as const;
/** What `chooseDefaultMethodEndpoint` takes and answers. */
export const chooseDefaultMethodSchema = {
  summary: 'Makes a card the one that renewals are paid with.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** What `removePaymentMethodEndpoint` takes and answers. */
export const removePaymentMethodSchema = {
  summary: 'Forgets a card; 409 `payment_in_progress` while a payment with it is under way.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
  errors: [409],
} as const;
