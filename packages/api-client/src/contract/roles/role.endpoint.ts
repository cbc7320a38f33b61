import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { exportSchema } from '../resources/export.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
  updateEndpoint,
} from '../resources/resource.endpoint';
import { rolesResource } from './role.resource';
import type {
  createRoleSchema,
  deleteRoleSchema,
  duplicateRoleSchema,
  getRoleSchema,
  listPermissionsSchema,
  listRolesSchema,
  updateRoleSchema,
} from './role.schema';

/** `GET /roles` responds with 200. */
export const listRolesEndpoint = /* @__PURE__ */ listEndpoint<CallOf<typeof listRolesSchema>>(rolesResource);

/** `GET /roles/{id}` responds with 200. */
export const getRoleEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getRoleSchema>>(rolesResource);

/** `POST /roles` responds with 201. */
export const createRoleEndpoint = /* @__PURE__ */ createEndpoint<CallOf<typeof createRoleSchema>>(rolesResource);

/** `PUT /roles/{id}` responds with 200; may throw ConflictError (409) or StaleError (412). */
export const updateRoleEndpoint = /* @__PURE__ */ updateEndpoint<CallOf<typeof updateRoleSchema>>(rolesResource);

/** `DELETE /roles/{id}` responds with 204; may throw ConflictError (409). */
export const deleteRoleEndpoint = /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteRoleSchema>>(rolesResource);

/** `POST /roles/duplicate/{id}` responds with 201. */
export const duplicateRoleEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateRoleSchema>>(rolesResource);

/** `POST /export/roles` responds with 200; may throw ConflictError (409). */
export const exportRolesEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(rolesResource);

/** `GET /roles/permissions` responds with 200. */
export const listPermissionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listPermissionsSchema>>({
  id: 'roles.list-permissions',
  method: 'GET',
  path: '/roles/permissions',
  access: { kind: 'permission', permission: 'view/roles' },
  csrf: 'none',
});
