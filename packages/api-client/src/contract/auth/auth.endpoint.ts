import { defineEndpoint } from '../endpoint';
import type {
  activateSchema,
  changePasswordSchema,
  closeAccountSchema,
  confirmEmailSchema,
  currentUserCallSchema,
  loginSchema,
  logoutSchema,
  resendActivationSchema,
  signupSchema,
  updateUserSchema,
} from './auth.schema';

/** `GET /auth/user`, answered by 200. */
export const currentUserEndpoint = /* @__PURE__ */ defineEndpoint<typeof currentUserCallSchema>({
  id: 'auth.user',
  method: 'GET',
  path: '/auth/user',
  access: { kind: 'user' },
  csrf: 'none',
  summary: 'The signed-in user; 401 without a session.',
  background: true,
});

/** `POST /auth/login`, answered by 200. */
export const loginEndpoint = /* @__PURE__ */ defineEndpoint<typeof loginSchema>({
  id: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Opens a session. Every refusal is the same 422 on `email`.',
  rateLimit: 'login',
});

/** `GET /auth/logout`, answered by 204. */
export const logoutEndpoint = /* @__PURE__ */ defineEndpoint<typeof logoutSchema>({
  id: 'auth.logout',
  method: 'GET',
  path: '/auth/logout',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Ends the session, if there is one.',
  repeatable: true,
});

/** `POST /auth/signup`, answered by 201. */
export const signupEndpoint = /* @__PURE__ */ defineEndpoint<typeof signupSchema>({
  id: 'auth.signup',
  method: 'POST',
  path: '/auth/signup',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Registers an account and sends the activation e-mail. A known e-mail gets the same answer.',
  rateLimit: 'signup',
});

/** `GET /auth/signup/activate/{token}`, answered by 200; may throw GoneError (410). */
export const activateEndpoint = /* @__PURE__ */ defineEndpoint<typeof activateSchema>({
  id: 'auth.activate',
  method: 'GET',
  path: '/auth/signup/activate/{token}',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Activates an account. 410 `activation_expired` offers to send again; 404 for an unknown link.',
});

/** `POST /auth/signup/resend`, answered by 200; may throw NotFoundError (404) or ConflictError (409). */
export const resendActivationEndpoint = /* @__PURE__ */ defineEndpoint<typeof resendActivationSchema>({
  id: 'auth.resend-activation',
  method: 'POST',
  path: '/auth/signup/resend',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Sends a new activation e-mail in exchange for an expired link; 409 `already_active` where none is needed.',
  rateLimit: 'forgot',
});

/** `POST /auth/update/{id}`, answered by 200. */
export const updateUserEndpoint = /* @__PURE__ */ defineEndpoint<typeof updateUserSchema>({
  id: 'auth.update',
  method: 'POST',
  path: '/auth/update/{id}',
  access: { kind: 'user' },
  csrf: 'session',
  summary:
    'Changes the own account; another one only for Administrators. Another e-mail is confirmed by a link sent to it.',
});

/** `POST /auth/change-password`, answered by 200. */
export const changePasswordEndpoint = /* @__PURE__ */ defineEndpoint<typeof changePasswordSchema>({
  id: 'auth.change-password',
  method: 'POST',
  path: '/auth/change-password',
  access: { kind: 'user' },
  csrf: 'session',
  summary: 'Sets a new password, ends the other sessions and sends a notice.',
});

/** `POST /auth/confirm-email`, answered by 200; may throw NotFoundError (404) or ConflictError (409). */
export const confirmEmailEndpoint = /* @__PURE__ */ defineEndpoint<typeof confirmEmailSchema>({
  id: 'auth.confirm-email',
  method: 'POST',
  path: '/auth/confirm-email',
  access: { kind: 'public' },
  csrf: 'session',
  summary: 'Changes an account’s e-mail by the link sent to the new address; 404 `email_link_invalid` otherwise.',
});

/** `POST /auth/close`, answered by 204; may throw ConflictError (409), whose problem may hold `tenants`. */
export const closeAccountEndpoint = /* @__PURE__ */ defineEndpoint<typeof closeAccountSchema>({
  id: 'auth.close',
  method: 'POST',
  path: '/auth/close',
  access: { kind: 'user' },
  csrf: 'session',
  summary:
    'Closes the own account for good; 409 `owns_tenants` with `tenants` while nobody else owns them, 409 `last_administrator`.',
});
