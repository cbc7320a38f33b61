import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { findResetSchema, requestResetSchema, resetPasswordSchema } from './forgot-password.schema';

/** `POST /forgot-password/create` responds with 200. */
export const requestResetEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof requestResetSchema>>({
  id: 'forgot-password.create',
  method: 'POST',
  path: '/forgot-password/create',
  access: { kind: 'public' },
  csrf: 'session',
  rateLimit: 'forgot',
});

/** `GET /forgot-password/find/{token}` responds with 200. */
export const findResetEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof findResetSchema>>({
  id: 'forgot-password.find',
  method: 'GET',
  path: '/forgot-password/find/{token}',
  access: { kind: 'public' },
  csrf: 'session',
});

/** `POST /forgot-password/reset` responds with 200; may throw NotFoundError (404). */
export const resetPasswordEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof resetPasswordSchema>>({
  id: 'forgot-password.reset',
  method: 'POST',
  path: '/forgot-password/reset',
  access: { kind: 'public' },
  csrf: 'session',
});
