import { defineEndpoint } from '../endpoint';
import type { findResetSchema, requestResetSchema, resetPasswordSchema } from './forgot-password.schema';

/** `POST /forgot-password/create`, answered by 200. */
export const requestResetEndpoint = /* @__PURE__ */ defineEndpoint<typeof requestResetSchema>({
  id: 'forgot-password.create',
  method: 'POST',
  path: '/forgot-password/create',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Sends a reset link; the answer never says whether the e-mail is known.',
  rateLimit: 'forgot',
});

/** `GET /forgot-password/find/{token}`, answered by 200. */
export const findResetEndpoint = /* @__PURE__ */ defineEndpoint<typeof findResetSchema>({
  id: 'forgot-password.find',
  method: 'GET',
  path: '/forgot-password/find/{token}',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Tells whether a reset link still works; 404 `reset_link_invalid` otherwise.',
});

/** `POST /forgot-password/reset`, answered by 200; may throw NotFoundError (404). */
export const resetPasswordEndpoint = /* @__PURE__ */ defineEndpoint<typeof resetPasswordSchema>({
  id: 'forgot-password.reset',
  method: 'POST',
  path: '/forgot-password/reset',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Sets a new password by the link, ends every session and does not log in.',
});
