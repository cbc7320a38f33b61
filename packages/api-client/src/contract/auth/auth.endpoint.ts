import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
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

/** `GET /auth/user` responds with 200. */
export const currentUserEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof currentUserCallSchema>>({
  id: 'auth.user',
  method: 'GET',
  path: '/auth/user',
  access: { kind: 'user' },
  csrf: 'none',
  background: true,
});

/** `POST /auth/login` responds with 200. */
export const loginEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof loginSchema>>({
  id: 'auth.login',
  method: 'POST',
  path: '/auth/login',
  access: { kind: 'public' },
  csrf: 'session',
  rateLimit: 'login',
});

/** `GET /auth/logout` responds with 204. */
export const logoutEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof logoutSchema>>({
  id: 'auth.logout',
  method: 'GET',
  path: '/auth/logout',
  access: { kind: 'public' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /auth/signup` responds with 201. */
export const signupEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof signupSchema>>({
  id: 'auth.signup',
  method: 'POST',
  path: '/auth/signup',
  access: { kind: 'public' },
  csrf: 'session',
  rateLimit: 'signup',
});

/** `GET /auth/signup/activate/{token}` responds with 200; may throw GoneError (410). */
export const activateEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof activateSchema>>({
  id: 'auth.activate',
  method: 'GET',
  path: '/auth/signup/activate/{token}',
  access: { kind: 'public' },
  csrf: 'session',
});

/** `POST /auth/signup/resend` responds with 200; may throw NotFoundError (404) or ConflictError (409). */
export const resendActivationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof resendActivationSchema>>({
  id: 'auth.resend-activation',
  method: 'POST',
  path: '/auth/signup/resend',
  access: { kind: 'public' },
  csrf: 'session',
  rateLimit: 'forgot',
});

/** `POST /auth/update/{id}` responds with 200. */
export const updateUserEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateUserSchema>>({
  id: 'auth.update',
  method: 'POST',
  path: '/auth/update/{id}',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `POST /auth/change-password` responds with 200. */
export const changePasswordEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof changePasswordSchema>>({
  id: 'auth.change-password',
  method: 'POST',
  path: '/auth/change-password',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `POST /auth/confirm-email` responds with 200; may throw NotFoundError (404) or ConflictError (409). */
export const confirmEmailEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof confirmEmailSchema>>({
  id: 'auth.confirm-email',
  method: 'POST',
  path: '/auth/confirm-email',
  access: { kind: 'public' },
  csrf: 'session',
});

/** `POST /auth/close` responds with 204; may throw ConflictError (409), whose problem may hold `tenants`. */
export const closeAccountEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof closeAccountSchema>>({
  id: 'auth.close',
  method: 'POST',
  path: '/auth/close',
  access: { kind: 'user' },
  csrf: 'session',
});
