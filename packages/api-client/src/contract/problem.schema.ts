import { Type, type Static } from 'typebox';

/**
 * Every error answer: RFC 9457 members, and beside them what the specification's client reads,
 * `message` and `errors` (a list per field, nested fields with dots: `address.vat_number`).
 */
export const problemSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  /** A word of a closed list for programs; `message` is for people. */
  code: Type.String(),
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Quote it to the operator: it finds the request in the log. */
  request_id: Type.String(),
});

/** An error answer (RFC 9457), with messages per field where fields are wrong. */
export type Problem = Static<typeof problemSchema>;
