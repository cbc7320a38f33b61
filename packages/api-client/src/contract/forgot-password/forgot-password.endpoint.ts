import { defineEndpoint } from '../endpoint';
import type { findResetSchema, requestResetSchema, resetPasswordSchema } from './forgot-password.schema';

export const requestResetEndpoint = /* @__PURE__ */ defineEndpoint<typeof requestResetSchema>({
  id: 'forgot-password.create',
  method: 'POST',
  path: '/forgot-password/create',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Sends a reset link; the answer never says whether the e-mail is known.',
  rateLimit: 'forgot',
});

export const findResetEndpoint = /* @__PURE__ */ defineEndpoint<typeof findResetSchema>({
  id: 'forgot-password.find',
  method: 'GET',
  path: '/forgot-password/find/{token}',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Tells whether a reset link still works; 404 `reset_link_invalid` otherwise.',
});

export const resetPasswordEndpoint = /* @__PURE__ */ defineEndpoint<typeof resetPasswordSchema>({
  id: 'forgot-password.reset',
  method: 'POST',
  path: '/forgot-password/reset',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Sets a new password by the link, ends every session and does not log in.',
});
