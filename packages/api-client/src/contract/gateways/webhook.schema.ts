import { Type } from 'typebox';
import { named } from '../named.schema';

/** The answer to an event that was accepted, also to one that has no effect. */
export const webhookReceiptSchema = named('WebhookReceipt', { received: Type.Literal(true) });
