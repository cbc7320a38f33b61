import {
  addRoleMembersEndpoint,
  createRoleEndpoint,
  deleteRoleEndpoint,
  duplicateRoleEndpoint,
  exportRolesEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRoleCandidatesEndpoint,
  listRoleMembersEndpoint,
  listRolesEndpoint,
  permissionModules,
  removeRoleMemberEndpoint,
  roleCandidateList,
  roleMemberList,
  updateRoleEndpoint,
} from '@atrium/api-client/contract';
import {
  addRoleMembersSchema,
  createRoleSchema,
  deleteRoleSchema,
  duplicateRoleSchema,
  getRoleSchema,
  listPermissionsSchema,
  listRoleCandidatesSchema,
  listRoleMembersSchema,
  listRolesSchema,
  removeRoleMemberSchema,
  updateRoleSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, route } from '../../platform';
import { exportRoute, readListPage, readListQuery } from '../../resource';
import type { IdentityDependencies } from '../dependencies';
import { duplicateRole } from './duplicate-role.service';
import type { RoleDependencies } from './role-call';
import { roleListing } from './role-listing';
import { roleCandidateListing, roleMemberListing } from './role-member-listing';
import { addRoleMembers, removeRoleMember } from './role-members.service';
import { changeRole, createRole, readRole, removeRole } from './role.service';

export function rolesRoutes(app: FastifyInstance, identity: IdentityDependencies): void {
  const permissions = () => permissionModules(app.routeTable.map(({ endpoint }) => endpoint));
  const dependencies: RoleDependencies = { ...identity, permissions };

  route(app, listRolesEndpoint, listRolesSchema, (call) => readListPage(identity, roleListing, call));
  exportRoute(app, identity, exportRolesEndpoint, roleListing);
  route(app, listPermissionsEndpoint, listPermissionsSchema, async () => ({ data: permissions() }));
  route(app, getRoleEndpoint, getRoleSchema, ({ params, ...call }) => readRole(dependencies, call, params.id));
  idempotentRoute(app, identity, createRoleEndpoint, createRoleSchema, {
    effect: ({ body, ...call }, remember) => createRole(dependencies, call, body, remember),
    answer: (call, id) => readRole(dependencies, call, id),
  });
  route(app, updateRoleEndpoint, updateRoleSchema, ({ params, body, ...call }) =>
    changeRole(dependencies, call, params.id, body),
  );
  route(app, deleteRoleEndpoint, deleteRoleSchema, async ({ params, ...call }) => {
    await removeRole(dependencies, call, params.id);
    return null;
  });
  idempotentRoute(app, identity, duplicateRoleEndpoint, duplicateRoleSchema, {
    effect: ({ params, body, ...call }, remember) =>
      duplicateRole(dependencies, call, { id: params.id, ...body }, remember),
    answer: (call, id) => readRole(dependencies, call, id),
  });

  route(app, listRoleMembersEndpoint, listRoleMembersSchema, async ({ params, ...call }) => {
    readListQuery(roleMemberList, call.query);
    const { allowed_actions: allowed } = await readRole(dependencies, call, params.id);
    return readListPage(identity, roleMemberListing(params.id, allowed.includes('manage')), call);
  });
  route(app, listRoleCandidatesEndpoint, listRoleCandidatesSchema, async ({ params, ...call }) => {
    readListQuery(roleCandidateList, call.query);
    await readRole(dependencies, call, params.id);
    return readListPage(identity, roleCandidateListing(params.id), call);
  });
  route(app, addRoleMembersEndpoint, addRoleMembersSchema, ({ params, body, ...call }) =>
    addRoleMembers(dependencies, call, params.id, body),
  );
  route(app, removeRoleMemberEndpoint, removeRoleMemberSchema, ({ params, ...call }) =>
    removeRoleMember(dependencies, call, params),
  );
}
