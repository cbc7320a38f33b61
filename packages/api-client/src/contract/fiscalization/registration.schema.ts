import { Type, type Static } from 'typebox';
import { idParams, idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

/** What became of telling the tax authority of a business premise. */
export const registrationSchema = named('Registration', {
  /** The premise's id in the service. */
  premise: idSchema,
  /** The id that is printed on invoices. */
  premise_id: Type.String(),
  /** It was removed from the company CRM, or closed with it, and is to be closed at the authority. */
  removed: Type.Boolean(),
  state: Type.Union([
    Type.Literal('sending'),
    Type.Literal('registered'),
    Type.Literal('failed'),
    Type.Literal('closed'),
  ]),
  /** Where it failed: a code of the authority such as `S005`, or `unreachable`, `untrusted`, `unknown`, `no_certificate`. */
  problem: Type.Union([Type.String(), Type.Null()]),
  at: instantSchema,
});

/** What became of telling the tax authority of a business premise. */
export type Registration = Static<typeof registrationSchema>;

/** What `registerPremisesEndpoint` takes and answers. */
export const registerPremisesSchema = {
  summary:
    'Reports changes of the business premises to the tax authority, or that they are closed with their company CRM, and returns the result.',
  params: idParams,
  answers: { 200: Type.Array(registrationSchema) },
  errors: [409],
} as const;
