import { defineEndpoint } from '../endpoint';
import type { healthSchema } from './health.schema';

/** `GET /health/live`, answered by 200. */
export const liveEndpoint = /* @__PURE__ */ defineEndpoint<typeof healthSchema>({
  id: 'health.live',
  method: 'GET',
  path: '/health/live',
  access: { kind: 'public' },
  csrf: 'none',
  summary: 'The process answers.',
});

/** `GET /health/ready`, answered by 200. */
export const readyEndpoint = /* @__PURE__ */ defineEndpoint<typeof healthSchema>({
  id: 'health.ready',
  method: 'GET',
  path: '/health/ready',
  access: { kind: 'public' },
  csrf: 'none',
  summary: 'Database and jobs work; 503 otherwise.',
});
