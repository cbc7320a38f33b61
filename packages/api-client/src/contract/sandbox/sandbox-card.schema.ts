import { Type, type Static } from 'typebox';
import { text } from '../fields.schema';

/** What paying with a test card comes to. */
const effectSchema = Type.Union([
  Type.Literal('succeeds'),
  Type.Literal('declined'),
  Type.Literal('insufficient_funds'),
  Type.Literal('expired_card'),
  Type.Literal('incorrect_cvc'),
  Type.Literal('authenticates'),
  Type.Literal('times_out'),
  Type.Literal('renewals_declined'),
]);

/** A number that the sandbox takes; it takes no others. */
export const testCardSchema = Type.Object({
  /** In groups of four digits. */
  number: Type.String(),
  brand: Type.String(),
  effect: effectSchema,
  /** The effect in the language of the answer. */
  description: Type.String(),
});

/** A number that the sandbox takes, and what paying with it comes to. */
export type TestCard = Static<typeof testCardSchema>;

/** What `listSandboxCardsEndpoint` takes and answers. */
export const listSandboxCardsSchema = {
  summary: 'The test cards of the sandbox that plays the payment company; 404 where there is none.',
  answers: { 200: Type.Object({ data: Type.Array(testCardSchema) }) },
  errors: [404],
} as const;

/** What `createSandboxCardEndpoint` takes and answers. */
export const createSandboxCardSchema = {
  summary: 'Takes the fields of a test card and answers a token for it, good once and for an hour.',
  body: Type.Object({
    number: text(40),
    exp_month: Type.Integer({ minimum: 1, maximum: 12 }),
    /** Four digits. */
    exp_year: Type.Integer({ minimum: 2000, maximum: 2099 }),
    cvc: text(10),
  }),
  answers: {
    200: Type.Object({
      token: Type.String(),
      /** As `visa`. */
      brand: Type.String(),
      last4: Type.String(),
    }),
  },
  errors: [404],
} as const;
