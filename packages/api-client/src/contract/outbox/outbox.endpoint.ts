import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { outboxSchema } from './outbox.schema';

/** `GET /outbox` responds with 200. */
export const outboxEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof outboxSchema>>({
  id: 'outbox.list',
  method: 'GET',
  path: '/outbox',
  access: { kind: 'outbox' },
  csrf: 'none',
});
