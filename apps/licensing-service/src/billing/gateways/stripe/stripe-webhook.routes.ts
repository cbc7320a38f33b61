import { stripeWebhookEndpoint } from '@atrium/api-client/contract';
import { stripeWebhookSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { NotFound, registerRoute } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { readSignedEvent } from './read-signed-event';
import { createStripeConnection } from './stripe-connection';
import { receiveStripeEvent } from './receive-stripe-event';

/** Stripe's webhook. The signature covers the raw body, so no parser runs before it is verified. */
export function stripeWebhookRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const { stripe: settings } = dependencies.settings;
  const connection = settings === null ? null : createStripeConnection(settings);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    registerRoute<typeof stripeWebhookSchema>(scope, stripeWebhookEndpoint, stripeWebhookSchema, {
      prepare: async (request) => {
        if (connection === null || settings === null) throw new NotFound();
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = String(request.headers['stripe-signature'] ?? '');
        request.body = readSignedEvent(
          await connection.open(),
          settings.webhookSecrets,
          { payload, signature },
          dependencies.clock(),
        );
      },
      respond: async ({ body, reply }) => {
        await receiveStripeEvent(dependencies, body);
        return reply.code(200).send({ received: true });
      },
    });
  });
}
