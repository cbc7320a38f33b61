import { defineEndpoint } from '../endpoint';
import type { configCallSchema } from './config.schema';

/** `GET /config`, answered by 200. */
export const configEndpoint = /* @__PURE__ */ defineEndpoint<typeof configCallSchema>({
  id: 'config.get',
  method: 'GET',
  path: '/config',
  access: { kind: 'public' },
  csrf: 'none',
});
