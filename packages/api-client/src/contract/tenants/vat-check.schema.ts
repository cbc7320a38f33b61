import { Type, type Static } from 'typebox';
import { idParams, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** A check of a VAT number in VIES, the register of the European Commission. */
export const vatCheckSchema = named('VatCheck', {
  /** `confirmed` and `rejected` come from the register. `not_checked`: no result; `reason` says why. */
  status: Type.Union([Type.Literal('confirmed'), Type.Literal('refused'), Type.Literal('not_checked')]),
  /**
   * `not_served`: the register does not cover this country. `member_state`: the country's own register does not
   * respond. `busy`: too many requests at the moment. `unavailable`: VIES does not respond. `blocked`: VIES blocks our
   * requests. `unreadable`: the response could not be parsed.
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
  /** With its prefix, such as `SI50223054`. */
  vat_number: Type.String(),
  /** Company name, if the register returns it. */
  name: Type.Union([Type.String(), Type.Null()]),
  /** Company address, if the register returns it in a form that can be parsed. */
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

/** A check of a VAT number in VIES. */
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
