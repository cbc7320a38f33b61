import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { listMembersSchema, removeMemberSchema, transferTenantSchema, updateMemberSchema } from './member.schema';

/** `GET /tenants/{id}/members` responds with 200. */
export const listMembersEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listMembersSchema>>({
  id: 'members.list',
  method: 'GET',
  path: '/tenants/{id}/members',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/tenants' },
  csrf: 'none',
});

/** `PUT /tenants/{id}/members/{user_id}` responds with 200; may throw ConflictError (409). */
export const updateMemberEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateMemberSchema>>({
  id: 'members.update',
  method: 'PUT',
  path: '/tenants/{id}/members/{user_id}',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
});

/** `DELETE /tenants/{id}/members/{user_id}` responds with 204; may throw ConflictError (409). */
export const removeMemberEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removeMemberSchema>>({
  id: 'members.remove',
  method: 'DELETE',
  path: '/tenants/{id}/members/{user_id}',
  access: { kind: 'tenant', role: 'viewer', permission: 'update/tenants' },
  csrf: 'session',
});

/** `POST /tenants/{id}/transfer` responds with 200; may throw ConflictError (409). */
export const transferTenantEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof transferTenantSchema>>({
  id: 'tenants.transfer',
  method: 'POST',
  path: '/tenants/{id}/transfer',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
});
