import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, text } from '../fields.schema';
import { gatewayNameSchema, optionalGatewayNameSchema } from '../gateways/gateway-name.schema';
import { declineReasonSchema } from './payment.schema';
import { named } from '../named.schema';

const methodParams = Type.Object({ id: idSchema, method_id: idSchema });

/** A card that a company CRM is paid with; its number stays with the gateway. */
export const paymentMethodSchema = named('PaymentMethod', {
  id: idSchema,
  gateway: gatewayNameSchema,
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

/** Returns the cards of a company CRM and its payment methods. */
export const paymentMethodsSchema = named('PaymentMethods', {
  data: Type.Array(paymentMethodSchema),
  /** The gateway for new cards; null without one. */
  card_gateway: optionalGatewayNameSchema,
  /** Whether a pro-forma invoice can be paid by bank transfer. */
  bank_transfer: Type.Boolean(),
});

/** Returns the cards of a company CRM and its payment methods. */
export type PaymentMethods = Static<typeof paymentMethodsSchema>;

/** What `listPaymentMethodsEndpoint` takes and answers. */
export const listPaymentMethodsSchema = {
  summary: 'Returns the cards of a company CRM and its payment methods.',
  params: idParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** What `addPaymentMethodEndpoint` takes and answers. */
export const addPaymentMethodSchema = {
  summary:
    'Adds the card of a token from the gateway’s own fields. It is saved, listed and the default once a payment or a set-up with it has succeeded. 409 `too_many_cards`.',
  params: idParams,
  body: named('AddPaymentMethodInput', { token: text(255), cardholder_name: text(120) }),
  answers: { 201: paymentMethodSchema },
  errors: [409],
} as const;
/**
 * Where saving a card without a payment stands. `saved`: its bank agreed, and it is the default; `action_needed`: the bank
 * asks its customer at `action_url`; `declined`: it is not saved and cannot be paid with.
 */
const cardSetUpSchema = named('CardSetUp', {
  state: Type.Union([
    Type.Literal('processing'),
    Type.Literal('action_needed'),
    Type.Literal('saved'),
    Type.Literal('declined'),
  ]),
  decline_reason: Type.Union([declineReasonSchema, Type.Null()]),
  /** Where the bank asks its customer, while it does. */
  action_url: Type.Union([Type.String(), Type.Null()]),
});

/** Where saving a card without a payment stands. */
export type CardSetUp = Static<typeof cardSetUpSchema>;

/** What `setUpPaymentMethodEndpoint` takes and answers. */
export const setUpPaymentMethodSchema = {
  summary:
    'Saves a card without a payment; its bank may ask the customer to confirm. Repeating the call returns the current state.',
  params: methodParams,
  answers: { 200: cardSetUpSchema },
} as const;
/** What `chooseDefaultMethodEndpoint` takes and answers. */
export const chooseDefaultMethodSchema = {
  summary: 'Makes a card the default for renewals.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** What `removePaymentMethodEndpoint` takes and answers. */
export const removePaymentMethodSchema = {
  summary: 'Removes a card; 409 `payment_in_progress` while a payment with it is in progress.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
  errors: [409],
} as const;
