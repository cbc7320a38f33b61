import { Type, type Static } from 'typebox';
import { idSchema, instantSchema } from '../fields.schema';

export const outboxMessageSchema = Type.Object({
  id: idSchema,
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  sent_at: instantSchema,
});

export type OutboxMessage = Static<typeof outboxMessageSchema>;

export const outboxSchema = { answers: { 200: Type.Array(outboxMessageSchema) } } as const;
