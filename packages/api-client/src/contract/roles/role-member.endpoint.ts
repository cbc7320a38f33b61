import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { managers } from './role-member-list';
import type {
  addRoleMembersSchema,
  listRoleCandidatesSchema,
  listRoleMembersSchema,
  removeRoleMemberSchema,
} from './role-member.schema';

/** `GET /roles/{id}/members` responds with 200. */
export const listRoleMembersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listRoleMembersSchema>>({
  id: 'roles.list-members',
  method: 'GET',
  path: '/roles/{id}/members',
  access: { kind: 'permission', permission: 'view/roles' },
  csrf: 'none',
});

/** `GET /roles/{id}/candidates` responds with 200. */
export const listRoleCandidatesEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listRoleCandidatesSchema>>({
  id: 'roles.list-candidates',
  method: 'GET',
  path: '/roles/{id}/candidates',
  access: managers,
  csrf: 'none',
});

/** `POST /roles/{id}/members` responds with 200. */
export const addRoleMembersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof addRoleMembersSchema>>({
  id: 'roles.add-members',
  method: 'POST',
  path: '/roles/{id}/members',
  access: managers,
  csrf: 'session',
  repeatable: true,
});

/** `DELETE /roles/{id}/members/{user_id}` responds with 200; may throw ConflictError (409). */
export const removeRoleMemberEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removeRoleMemberSchema>>({
  id: 'roles.remove-member',
  method: 'DELETE',
  path: '/roles/{id}/members/{user_id}',
  access: managers,
  csrf: 'session',
});
