import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { optionsSchema } from './option.schema';

/** `POST /options` responds with 200. */
export const optionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof optionsSchema>>({
  id: 'options.list',
  method: 'POST',
  path: '/options',
  access: { kind: 'user' },
  csrf: 'session',
  repeatable: true,
});
