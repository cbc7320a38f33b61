import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  endOtherSessionsSchema,
  endSessionSchema,
  endUserSessionsSchema,
  listSessionsSchema,
} from './session.schema';

/** `GET /auth/sessions` responds with 200. */
export const listSessionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listSessionsSchema>>({
  id: 'sessions.list',
  method: 'GET',
  path: '/auth/sessions',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `DELETE /auth/sessions/{id}` responds with 204. */
export const endSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof endSessionSchema>>({
  id: 'sessions.end',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `DELETE /auth/sessions` responds with 204. */
export const endOtherSessionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof endOtherSessionsSchema>>({
  id: 'sessions.end-others',
  method: 'DELETE',
  path: '/auth/sessions',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `DELETE /users/{id}/sessions` responds with 204. */
export const endUserSessionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof endUserSessionsSchema>>({
  id: 'users.end-sessions',
  method: 'DELETE',
  path: '/users/{id}/sessions',
  access: { kind: 'permission', permission: 'update/users' },
  csrf: 'session',
});
