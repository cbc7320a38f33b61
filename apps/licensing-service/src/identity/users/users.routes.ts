import {
  addUserRolesEndpoint,
  allPermissions,
  anonymiseUserEndpoint,
  changeUserEndpoint,
  endUserSessionEndpoint,
  endUserSessionsEndpoint,
  exportUsersEndpoint,
  getUserEndpoint,
  listGrantableRolesEndpoint,
  listUserSessionsEndpoint,
  listUsersEndpoint,
  permissionModules,
  previewAnonymisationEndpoint,
  removeUserRoleEndpoint,
} from '@atrium/api-client/contract';
import {
  addUserRolesSchema,
  anonymiseUserSchema,
  changeUserSchema,
  endUserSessionSchema,
  endUserSessionsSchema,
  getUserSchema,
  listGrantableRolesSchema,
  listUserSessionsSchema,
  listUsersSchema,
  previewAnonymisationSchema,
  removeUserRoleSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { publishAccessChange, publishRecordChange, recordPublisher, route } from '../../platform';
import { exportRoute, readListPage } from '../../resource';
import type { IdentityDependencies } from '../dependencies';
import { endSessionOf, endSessionsOf, readSessionsOf } from '../sessions/user-sessions.service';
import { anonymiseUser, previewAnonymisation } from './anonymise-user.service';
import { changeUser } from './change-user.service';
import { createUserListing } from './user-listing';
import { addRoles, removeRole } from './user-roles.service';
import { readGrantableRoles, readUser } from './user.service';

export function usersRoutes(app: FastifyInstance, identity: IdentityDependencies): void {
  const dependencies = {
    ...identity,
    allPermissions: () => allPermissions(permissionModules(app.routeTable.map(({ endpoint }) => endpoint))),
  };
  const listing = createUserListing();
  const publish = recordPublisher(identity, 'users');
  /** Announces changed rights of a user, and the roles that they got or lost. */
  const publishRights = async (id: string, roleIds: readonly string[] = []) => {
    await publishAccessChange(identity, [id]);
    for (const roleId of roleIds) await publishRecordChange(identity, 'roles', roleId);
  };

  route(app, listUsersEndpoint, listUsersSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportUsersEndpoint, listing);
  route(app, getUserEndpoint, getUserSchema, ({ params, ...call }) => readUser(dependencies, call, params.id));
  route(app, changeUserEndpoint, changeUserSchema, async ({ params, body, ...call }) => {
    const user = await publish.changed(params.id, changeUser(dependencies, call, params.id, body));
    await publishRights(params.id);
    return user;
  });

  route(app, listGrantableRolesEndpoint, listGrantableRolesSchema, async (call) => ({
    data: await readGrantableRoles(dependencies, call),
  }));
  route(app, addUserRolesEndpoint, addUserRolesSchema, async ({ params, body, ...call }) => {
    const user = await publish.changed(params.id, addRoles(dependencies, call, params.id, body.role_ids));
    await publishRights(params.id, body.role_ids);
    return user;
  });
  route(app, removeUserRoleEndpoint, removeUserRoleSchema, async ({ params, ...call }) => {
    const user = await publish.changed(params.id, removeRole(dependencies, call, params.id, params.role_id));
    await publishRights(params.id, [params.role_id]);
    return user;
  });

  route(app, listUserSessionsEndpoint, listUserSessionsSchema, async ({ params, caller }) => ({
    data: await readSessionsOf(dependencies, params.id, caller),
  }));
  route(app, endUserSessionEndpoint, endUserSessionSchema, async ({ params, ...call }) => {
    await endSessionOf(dependencies, call, params.id, params.session_id);
    return null;
  });
  route(app, endUserSessionsEndpoint, endUserSessionsSchema, async ({ params, ...call }) => {
    await endSessionsOf(dependencies, call, params.id);
    return null;
  });

  route(app, previewAnonymisationEndpoint, previewAnonymisationSchema, ({ params, ...call }) =>
    previewAnonymisation(dependencies, call, params.id),
  );
  route(app, anonymiseUserEndpoint, anonymiseUserSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, anonymiseUser(dependencies, call, params.id));
    await publishRights(params.id);
    return null;
  });
}
