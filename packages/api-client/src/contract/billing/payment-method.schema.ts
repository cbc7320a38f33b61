import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema, text } from '../fields.schema';
import { gatewayNameSchema, optionalGatewayNameSchema } from '../gateways/gateway-name.schema';
import { declineReasonSchema } from './payment.schema';
import { named } from '../named.schema';

const methodParams = Type.Object({ id: idSchema, method_id: idSchema });

/** A saved card of a company CRM. The card number stays with the gateway. */
export const paymentMethodSchema = named('PaymentMethod', {
  id: idSchema,
  gateway: gatewayNameSchema,
  /** Such as `visa`. */
  brand: Type.String(),
  last4: Type.String(),
  exp_month: Type.Integer(),
  exp_year: Type.Integer(),
  cardholder_name: Type.String(),
  /** Used for renewals. */
  is_default: Type.Boolean(),
  /** False if its gateway is no longer configured; the card then cannot be charged. */
  is_chargeable: Type.Boolean(),
  added_at: instantSchema,
});

/** A saved card of a company CRM. The card number stays with the gateway. */
export type PaymentMethod = Static<typeof paymentMethodSchema>;

/** The saved cards of a company CRM and its payment methods. */
export const paymentMethodsSchema = named('PaymentMethods', {
  data: Type.Array(paymentMethodSchema),
  /** Gateway for new cards; null without one. */
  card_gateway: optionalGatewayNameSchema,
  /** Whether a pro-forma invoice can be paid by bank transfer. */
  bank_transfer: Type.Boolean(),
});

/** The saved cards of a company CRM and its payment methods. */
export type PaymentMethods = Static<typeof paymentMethodsSchema>;

/** Request and response of `listPaymentMethodsEndpoint`. */
export const listPaymentMethodsSchema = {
  summary: 'Returns the cards of a company CRM and its payment methods.',
  params: idParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** Request and response of `addPaymentMethodEndpoint`. */
export const addPaymentMethodSchema = {
  summary:
    'Adds the card of a token from the gateway’s own fields. It is saved, listed and the default once a payment or a set-up with it has succeeded. 409 `too_many_cards`.',
  params: idParams,
  body: named('AddPaymentMethodInput', { token: text(255), cardholder_name: text(120) }),
  answers: { 201: paymentMethodSchema },
  errors: [409],
} as const;
/**
 * State of saving a card without a payment. `saved`: the bank agreed, and the card is the default. `action_needed`: the
 * bank requires authentication at `action_url`. `declined`: the card is not saved.
 */
const cardSetUpSchema = named('CardSetUp', {
  state: Type.Union([
    Type.Literal('processing'),
    Type.Literal('action_needed'),
    Type.Literal('saved'),
    Type.Literal('declined'),
  ]),
  decline_reason: Type.Union([declineReasonSchema, Type.Null()]),
  /** Page where the bank authenticates the customer, while required. */
  action_url: Type.Union([Type.String(), Type.Null()]),
});

/** State of saving a card without a payment. */
export type CardSetUp = Static<typeof cardSetUpSchema>;

/** Request and response of `setUpPaymentMethodEndpoint`. */
export const setUpPaymentMethodSchema = {
  summary:
    'Saves a card without a payment; its bank may ask the customer to confirm. Repeating the call returns the current state.',
  params: methodParams,
  answers: { 200: cardSetUpSchema },
} as const;
/** Request and response of `chooseDefaultMethodEndpoint`. */
export const chooseDefaultMethodSchema = {
  summary: 'Makes a card the default for renewals.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
} as const;
/** Request and response of `removePaymentMethodEndpoint`. */
export const removePaymentMethodSchema = {
  summary: 'Removes a card; 409 `payment_in_progress` while a payment with it is in progress.',
  params: methodParams,
  answers: { 200: paymentMethodsSchema },
  errors: [409],
} as const;
