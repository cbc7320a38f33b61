import { defineEndpoint } from '../../endpoint';
import type { CallOf } from '../../endpoint.schema';
import type { createSandboxCardSchema, listSandboxCardsSchema } from './sandbox-card.schema';

/** `GET /sandbox/cards`, answered by 200; may throw NotFoundError where no sandbox plays the payment company. */
export const listSandboxCardsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listSandboxCardsSchema>>({
  id: 'sandbox.cards',
  method: 'GET',
  path: '/sandbox/cards',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `POST /sandbox/cards`, answered by 200; may throw NotFoundError where no sandbox plays the payment company. */
export const createSandboxCardEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createSandboxCardSchema>>({
  id: 'sandbox.create-card',
  method: 'POST',
  path: '/sandbox/cards',
  access: { kind: 'user' },
  csrf: 'session',
  rateLimit: 'card',
});
