import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { configCallSchema } from './config.schema';

/** `GET /config` responds with 200. */
export const configEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof configCallSchema>>({
  id: 'config.get',
  method: 'GET',
  path: '/config',
  access: { kind: 'public' },
  csrf: 'none',
});
