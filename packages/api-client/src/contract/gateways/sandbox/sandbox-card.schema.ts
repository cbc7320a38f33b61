import { Type, type Static } from 'typebox';
import { text } from '../../fields.schema';
import { choice, named } from '../../named.schema';

/** The outcome of a payment with a test card. */
const effectSchema = choice('TestCardEffect', [
  'succeeds',
  'declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authenticates',
  'times_out',
  'renewals_declined',
]);

/** A card number that the sandbox accepts; it accepts no others. */
export const testCardSchema = named('TestCard', {
  /** In groups of four digits. */
  number: Type.String(),
  brand: Type.String(),
  effect: effectSchema,
  /** The effect, in the language of the response. */
  description: Type.String(),
});

/** A card number of the sandbox, with the outcome of a payment. */
export type TestCard = Static<typeof testCardSchema>;

/** Request and response of `listSandboxCardsEndpoint`. */
export const listSandboxCardsSchema = {
  summary: 'Lists the test cards of the sandbox; 404 without a sandbox.',
  answers: { 200: named('TestCardList', { data: Type.Array(testCardSchema) }) },
  errors: [404],
} as const;

/** Request and response of `createSandboxCardEndpoint`. */
export const createSandboxCardSchema = {
  summary: 'Accepts the fields of a test card and returns a token, valid once for an hour.',
  body: named('CreateSandboxCardInput', {
    number: text(40),
    exp_month: Type.Integer({ minimum: 1, maximum: 12 }),
    /** Four digits. */
    exp_year: Type.Integer({ minimum: 2000, maximum: 2099 }),
    cvc: text(10),
  }),
  answers: {
    200: named('CardToken', {
      token: Type.String(),
      /** Such as `visa`. */
      brand: Type.String(),
      last4: Type.String(),
    }),
  },
  errors: [404],
} as const;
