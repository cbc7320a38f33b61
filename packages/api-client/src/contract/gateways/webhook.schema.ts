import { Type } from 'typebox';
import { named } from '../named.schema';

/** The response to an accepted event, also to one without effect. */
export const webhookReceiptSchema = named('WebhookReceipt', { received: Type.Literal(true) });
