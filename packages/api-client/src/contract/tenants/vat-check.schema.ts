import { Type, type Static } from 'typebox';
import { idParams, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** What VIES, the register of the European Commission, was asked and answered about a VAT number. */
export const vatCheckSchema = named('VatCheck', {
  /** `confirmed` and `rejected` are the register's own answers; `not_checked`: it gave none, and `reason` says why. */
  status: Type.Union([Type.Literal('confirmed'), Type.Literal('refused'), Type.Literal('not_checked')]),
  /**
   * `not_served`: the register does not hold numbers of that country. `member_state`: the country's own register does not
   * answer. `busy`: too many ask at the moment. `unavailable`: VIES does not answer. `blocked`: it does not answer us.
   * `unreadable`: it answered something else.
   */
  reason: Type.Union([
    Type.Literal('not_served'),
    Type.Literal('member_state'),
    Type.Literal('busy'),
    Type.Literal('unavailable'),
    Type.Literal('blocked'),
    Type.Literal('unreadable'),
    Type.Null(),
  ]),
  /** With its prefix, as `SI50223054`. */
  vat_number: Type.String(),
  /** Name of the company, where the register tells it. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** Its address, where the register tells it in a form that can be taken apart. */
  address: Type.Union([
    named('RegisteredAddress', {
      street: Type.String(),
      postal_code: Type.String(),
      city: Type.String(),
      country: Type.String(),
    }),
    Type.Null(),
  ]),
  checked_at: instantSchema,
});

/** What VIES was asked and answered about a VAT number. */
export type VatCheck = Static<typeof vatCheckSchema>;

/** Request and response of `checkVatNumberEndpoint`. */
export const checkVatNumberSchema = {
  summary: 'Checks a VAT number in VIES and stores the answer as evidence.',
  params: idParams,
  body: named('CheckVatNumberInput', {
    vat_number: Type.String({ maxLength: 32 }),
    /** ISO 3166 alpha-2, for a number without its prefix. */
    country: Type.Optional(Type.Union([Type.String({ maxLength: 2 }), Type.Null()])),
  }),
  answers: { 200: vatCheckSchema },
  errors: [],
} as const;
