import { Type, type Static } from 'typebox';
import { named } from './named.schema';

/** Messages by field; nested fields with dots: `address.vat_number`. */
const errorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));

const head = {
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  /** A code from a closed list for programs; `message` is for people. */
  code: Type.String(),
  message: Type.String(),
  /** Reference for support: finds the request in the log. */
  request_id: Type.String(),
};

/** Every error response: RFC 9457 members, plus `message` and `errors` as in the specification. */
export const problemSchema = named('Problem', { ...head, errors: Type.Optional(errorsSchema) });

/** The error response of 422. */
export const validationProblemSchema = named('ValidationProblem', { ...head, errors: errorsSchema });

/** An error response (RFC 9457), with messages per field for invalid input. */
export type Problem = Static<typeof problemSchema>;
