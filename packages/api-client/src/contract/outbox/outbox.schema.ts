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

/** An e-mail that was kept instead of being sent. */
export type OutboxMessage = Static<typeof outboxMessageSchema>;

/** What `outboxEndpoint` takes and answers. */
export const outboxSchema = {
  summary: 'Lists the stored e-mails, newest first.',
  answers: { 200: Type.Array(outboxMessageSchema) },
} as const;
