import { Type, type Static } from 'typebox';
import { named } from './named.schema';

/** Messages by field; nested fields with dots: `address.vat_number`. */
const errorsSchema = Type.Record(Type.String(), Type.Array(Type.String()));

const head = {
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  /** A word of a closed list for programs; `message` is for people. */
  code: Type.String(),
  message: Type.String(),
  /** Quote it to the operator: it finds the request in the log. */
  request_id: Type.String(),
};

/** Every error answer: RFC 9457 members, and beside them what the specification's client reads, `message` and `errors`. */
export const problemSchema = named('Problem', { ...head, errors: Type.Optional(errorsSchema) });

/** The error answer of 422. */
export const validationProblemSchema = named('ValidationProblem', { ...head, errors: errorsSchema });

/** An error answer (RFC 9457), with messages per field where fields are wrong. */
export type Problem = Static<typeof problemSchema>;
