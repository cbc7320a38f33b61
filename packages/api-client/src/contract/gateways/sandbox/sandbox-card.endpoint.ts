import { defineEndpoint } from '../../endpoint';
import type { CallOf } from '../../endpoint.schema';
import type { createSandboxCardSchema, listSandboxCardsSchema } from './sandbox-card.schema';

/** `GET /sandbox/cards` responds with 200; may throw NotFoundError if the sandbox gateway is not configured. */
export const listSandboxCardsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listSandboxCardsSchema>>({
  id: 'sandbox.cards',
  method: 'GET',
  path: '/sandbox/cards',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `POST /sandbox/cards` responds with 200; may throw NotFoundError if the sandbox gateway is not configured. */
export const createSandboxCardEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createSandboxCardSchema>>({
  id: 'sandbox.create-card',
  method: 'POST',
  path: '/sandbox/cards',
  access: { kind: 'user' },
  csrf: 'session',
  rateLimit: 'card',
});
