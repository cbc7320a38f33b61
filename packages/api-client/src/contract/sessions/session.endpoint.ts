import { defineEndpoint } from '../endpoint';
import type { endOtherSessionsSchema, endSessionsByIdSchema, listSessionsSchema } from './session.schema';

/** `GET /auth/sessions`, answered by 200. */
export const listSessionsEndpoint = /* @__PURE__ */ defineEndpoint<typeof listSessionsSchema>({
  id: 'sessions.list',
  method: 'GET',
  path: '/auth/sessions',
  access: { kind: 'user' },
  csrf: 'none',
  summary: 'Where the own account is logged in: the current session first, then the one used last.',
});

/** `DELETE /auth/sessions/{id}`, answered by 204. */
export const endSessionEndpoint = /* @__PURE__ */ defineEndpoint<typeof endSessionsByIdSchema>({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: { kind: 'user' },
  csrf: 'session',
  summary: 'Ends one of the own sessions; the current one is a log-out.',
});

/** `DELETE /auth/sessions`, answered by 204. */
export const endOtherSessionsEndpoint = /* @__PURE__ */ defineEndpoint<typeof endOtherSessionsSchema>({
  id: 'sessions.end-others',
  method: 'DELETE',
  path: '/auth/sessions',
  access: { kind: 'user' },
  csrf: 'session',
  summary: 'Ends every session of the own account but the current one.',
});

/** `DELETE /users/{id}/sessions`, answered by 204. */
export const endUserSessionsEndpoint = /* @__PURE__ */ defineEndpoint<typeof endSessionsByIdSchema>({
  id: 'users.end-sessions',
  method: 'DELETE',
  path: '/users/{id}/sessions',
  access: { kind: 'permission', permission: 'update/users' },
  csrf: 'session',
  summary: 'Ends every session of a user.',
});
