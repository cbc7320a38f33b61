import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** Result of registering a business premise at the tax authority. */
export const registrationSchema = named('Registration', {
  /** Id of the premise in the service. */
  premise: idSchema,
  /** Id printed on invoices. */
  premise_id: Type.String(),
  /** The premise was removed, or its company CRM closed, and must be closed at the authority. */
  removed: Type.Boolean(),
  state: Type.Union([
    Type.Literal('sending'),
    Type.Literal('registered'),
    Type.Literal('failed'),
    Type.Literal('closed'),
  ]),
  /** Error code of the authority such as `S005`, or `unreachable`, `untrusted`, `unknown`, `no_certificate`. */
  problem: Type.Union([Type.String(), Type.Null()]),
  at: instantSchema,
});

/** Result of registering a business premise at the tax authority. */
export type Registration = Static<typeof registrationSchema>;

/** Request and response of `registerPremisesEndpoint`. */
export const registerPremisesSchema = {
  summary:
    'Reports changes of the business premises to the tax authority, or that they are closed with their company CRM, and returns the result.',
  params: idParams,
  answers: { 200: Type.Array(registrationSchema) },
  errors: [409],
} as const;
