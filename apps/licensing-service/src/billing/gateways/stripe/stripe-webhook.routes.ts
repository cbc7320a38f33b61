import { stripeWebhookEndpoint } from '@atrium/api-client/contract';
import { stripeWebhookSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { NotFound, registerRoute } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { readSignedEvent } from './read-signed-event';
import { createStripeConnection } from './stripe-connection';
import { receiveStripeEvent } from './receive-stripe-event';

/** Where Stripe tells of what has happened to payments; the body is read as it was signed. */
export function stripeWebhookRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  const { stripe: settings } = dependencies.settings;
  const line = settings === null ? null : createStripeConnection(settings);

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    registerRoute<typeof stripeWebhookSchema>(scope, stripeWebhookEndpoint, stripeWebhookSchema, {
      prepare: async (request) => {
        if (line === null || settings === null) throw new NotFound();
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = String(request.headers['stripe-signature'] ?? '');
        request.body = readSignedEvent(
          await line.open(),
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
