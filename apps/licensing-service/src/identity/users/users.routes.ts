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
import { route } from '../../platform';
import { exportRoute, readListPage } from '../../resource';
import type { IdentityDependencies } from '../dependencies';
import { endSessionOf, endSessionsOf, readSessionsOf } from '../sessions/user-sessions.service';
import { anonymiseUser, previewAnonymisation } from './anonymise-user.service';
import { changeUser } from './change-user.service';
import { createUserListing } from './user-listing';
import { addRoles, removeRole } from './user-roles.service';
import { readGrantableRoles, readUser } from './user.service';

export function usersRoutes(app: FastifyInstance, identity: IdentityDependencies): void {
  const dependencies = { ...identity, allPermissions: () => allPermissions(permissionModules(app.routeTable.map(({ endpoint }) => endpoint))) };
  const listing = createUserListing();

  route(app, listUsersEndpoint, listUsersSchema, (call) => readListPage(dependencies, listing, call));
  exportRoute(app, dependencies, exportUsersEndpoint, listing);
  route(app, getUserEndpoint, getUserSchema, ({ params, ...call }) => readUser(dependencies, call, params.id));
  route(app, changeUserEndpoint, changeUserSchema, ({ params, body, ...call }) =>
    changeUser(dependencies, call, params.id, body),
  );

  route(app, listGrantableRolesEndpoint, listGrantableRolesSchema, async (call) => ({
    data: await readGrantableRoles(dependencies, call),
  }));
  route(app, addUserRolesEndpoint, addUserRolesSchema, ({ params, body, ...call }) =>
    addRoles(dependencies, call, params.id, body.role_ids),
  );
  route(app, removeUserRoleEndpoint, removeUserRoleSchema, ({ params, ...call }) =>
    removeRole(dependencies, call, params.id, params.role_id),
  );

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
    await anonymiseUser(dependencies, call, params.id);
    return null;
  });
}
