import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { searchSchema } from './search.schema';

/** `GET /search` responds with 200. */
export const searchEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof searchSchema>>({
  id: 'search.find',
  method: 'GET',
  path: '/search',
  access: { kind: 'user' },
  csrf: 'none',
  rateLimit: 'search',
});
