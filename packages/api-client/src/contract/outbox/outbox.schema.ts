import { Type, type Static } from 'typebox';
import { idSchema, instantSchema } from '../fields.schema';
import { named } from '../named.schema';

export const outboxMessageSchema = named('OutboxMessage', {
  id: idSchema,
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  sent_at: instantSchema,
});

/** An e-mail that was stored instead of sent. */
export type OutboxMessage = Static<typeof outboxMessageSchema>;

/** Request and response of `outboxEndpoint`. */
export const outboxSchema = {
  summary: 'Lists the stored e-mails, newest first.',
  answers: { 200: Type.Array(outboxMessageSchema) },
} as const;
