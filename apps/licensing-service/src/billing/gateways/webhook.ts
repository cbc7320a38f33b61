import type { IncomingHttpHeaders } from 'node:http';
import type { BodyOf } from '@atrium/api-client/contract';
import { type CallOf, type EndpointSchema, webhookEndpoint } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { asService, NotFound, registerRoute, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';

/** A webhook request as it arrived. */
export interface SignedRequest {
  readonly payload: Buffer;
  readonly headers: IncomingHttpHeaders;
}

interface WebhookParts<Schema extends EndpointSchema, Values> {
  /**
   * Verifies the signature of a request by the gateway's settings, and returns its event.
   *
   * @throws DomainError 400
   */
  verify(values: Values, request: SignedRequest, now: Date): Promise<unknown>;
  /** Handles an event in one transaction. A repeated event must have no second effect. */
  receive(tx: Transaction, dependencies: BillingDependencies, event: BodyOf<CallOf<Schema>>): Promise<void>;
}

/** Registers the webhook of a gateway. It answers 404 without settings: the gateway is not enabled. */
export type Webhook<Values> = ReturnType<typeof defineWebhook<EndpointSchema, Values>>;

/** Defines a webhook. The signature covers the raw body, so no parser runs before it is verified. */
export const defineWebhook =
  <Schema extends EndpointSchema, Values>(schema: Schema, parts: WebhookParts<Schema, Values>) =>
  (app: FastifyInstance, dependencies: BillingDependencies, gateway: string, values: Values | null): void =>
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
      registerRoute<Schema>(scope, webhookEndpoint<CallOf<Schema>>(gateway), schema, {
        prepare: async (request) => {
          if (values === null) throw new NotFound();
          const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          request.body = await parts.verify(values, { payload, headers: request.headers }, dependencies.clock());
        },
        respond: async ({ body, reply }) => {
          await asService(dependencies.database, 'webhook', (tx) => parts.receive(tx, dependencies, body));
          return reply.code(200).send({ received: true });
        },
      });
    });
