import { Type } from 'typebox';
import { named } from '../../named.schema';
import { webhookReceiptSchema } from '../webhook.schema';

/** Request and response of Stripe's webhook. */
export const stripeWebhookSchema = {
  summary: 'Receives an event from Stripe, signed in the header Stripe-Signature; 404 if Stripe is not a gateway.',
  body: named('StripeEvent', {
    id: Type.String({ minLength: 1, maxLength: 255 }),
    type: Type.String({ maxLength: 255 }),
    data: Type.Object({
      /** The object at the time of the event. The service fetches its current state. */
      object: Type.Object({
        id: Type.Optional(Type.String({ maxLength: 255 })),
        metadata: Type.Optional(Type.Union([Type.Null(), Type.Object({ order_key: Type.Optional(Type.String()) })])),
      }),
    }),
  }),
  answers: { 200: webhookReceiptSchema },
  errors: [404],
} as const;
