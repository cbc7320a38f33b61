import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { exportEndpoint, getEndpoint, listEndpoint, updateEndpoint } from '../resources/resource.endpoint';
import type { exportSchema } from '../resources/export.schema';
import { usersResource } from './user.resource';
import type {
  addUserRolesSchema,
  anonymiseUserSchema,
  changeUserSchema,
  endUserSessionSchema,
  getUserSchema,
  listGrantableRolesSchema,
  listUserSessionsSchema,
  listUsersSchema,
  previewAnonymisationSchema,
  removeUserRoleSchema,
} from './user.schema';

/** `GET /users` responds with 200. */
export const listUsersEndpoint = /* @__PURE__ */ listEndpoint<CallOf<typeof listUsersSchema>>(usersResource);

/** `GET /users/{id}` responds with 200. */
export const getUserEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getUserSchema>>(usersResource);

/** `PUT /users/{id}` responds with 200; may throw ConflictError (409) and StaleError (412). */
export const changeUserEndpoint = /* @__PURE__ */ updateEndpoint<CallOf<typeof changeUserSchema>>(usersResource);

/** `POST /export/users` responds with 200; may throw ConflictError (409). */
export const exportUsersEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(usersResource);

/** `GET /users/roles` responds with 200. */
export const listGrantableRolesEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listGrantableRolesSchema>>({
  id: 'users.grantable-roles',
  method: 'GET',
  path: '/users/roles',
  access: { kind: 'permission', permission: 'view/users' },
  csrf: 'none',
});

/** `POST /users/{id}/roles` responds with 200. */
export const addUserRolesEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof addUserRolesSchema>>({
  id: 'users.add-roles',
  method: 'POST',
  path: '/users/{id}/roles',
  access: { kind: 'permission', permission: 'manage/members' },
  csrf: 'session',
  repeatable: true,
});

/** `DELETE /users/{id}/roles/{role_id}` responds with 200; may throw ConflictError (409). */
export const removeUserRoleEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removeUserRoleSchema>>({
  id: 'users.remove-role',
  method: 'DELETE',
  path: '/users/{id}/roles/{role_id}',
  access: { kind: 'permission', permission: 'manage/members' },
  csrf: 'session',
});

/** `GET /users/{id}/sessions` responds with 200. */
export const listUserSessionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listUserSessionsSchema>>({
  id: 'users.sessions',
  method: 'GET',
  path: '/users/{id}/sessions',
  access: { kind: 'permission', permission: 'update/users' },
  csrf: 'none',
});

/** `DELETE /users/{id}/sessions/{session_id}` responds with 204. */
export const endUserSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof endUserSessionSchema>>({
  id: 'users.end-session',
  method: 'DELETE',
  path: '/users/{id}/sessions/{session_id}',
  access: { kind: 'permission', permission: 'update/users' },
  csrf: 'session',
});

/** `GET /users/{id}/anonymisation` responds with 200. */
export const previewAnonymisationEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof previewAnonymisationSchema>>({
  id: 'users.preview-anonymisation',
  method: 'GET',
  path: '/users/{id}/anonymisation',
  access: { kind: 'permission', permission: 'delete/users' },
  csrf: 'none',
});

/** `POST /users/{id}/anonymisation` responds with 204; may throw ConflictError (409). */
export const anonymiseUserEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof anonymiseUserSchema>>({
  id: 'users.anonymise',
  method: 'POST',
  path: '/users/{id}/anonymisation',
  access: { kind: 'permission', permission: 'delete/users' },
  csrf: 'session',
});
