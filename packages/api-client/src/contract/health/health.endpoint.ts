import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { liveSchema, readySchema } from './health.schema';

/** `GET /health/live` responds with 200. */
export const liveEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof liveSchema>>({
  id: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: { kind: 'public' },
  csrf: 'none',
});

/** `GET /health/ready` responds with 200. */
export const readyEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readySchema>>({
  id: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: { kind: 'public' },
  csrf: 'none',
});
