import {
  exportUserInvitationsEndpoint,
  inviteUsersEndpoint,
  listInvitableRolesEndpoint,
  listUserInvitationsEndpoint,
  resendUserInvitationEndpoint,
  restoreUserInvitationEndpoint,
  withdrawUserInvitationEndpoint,
} from '@atrium/api-client/contract';
import {
  inviteUsersSchema,
  listInvitableRolesSchema,
  listUserInvitationsSchema,
  resendUserInvitationSchema,
  restoreUserInvitationSchema,
  withdrawUserInvitationSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { idempotentRoute, recordPublisher, route } from '../platform';
import { exportRoute, readListPage } from '../resource';
import type { IdentityDependencies } from './dependencies';
import {
  resendUserInvitation,
  restoreUserInvitation,
  withdrawUserInvitation,
} from './invitations/change-user-invitation.service';
import { inviteUsers } from './invitations/invite-users.service';
import {
  readInvitableRoles,
  readUserInvitation,
  readUserInvitations,
} from './invitations/read-user-invitations.service';
import { createUserInvitationListing } from './invitations/user-invitation-listing';

/** Routes of the operator's own invitations. */
export function userInvitationsRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  const listing = createUserInvitationListing(dependencies);
  const publish = recordPublisher(dependencies, 'users');
  route(app, listUserInvitationsEndpoint, listUserInvitationsSchema, (call) =>
    readListPage(dependencies, listing, call),
  );
  exportRoute(app, dependencies, exportUserInvitationsEndpoint, listing);
  route(app, listInvitableRolesEndpoint, listInvitableRolesSchema, async (call) => ({
    data: await readInvitableRoles(dependencies, call),
  }));
  idempotentRoute(app, dependencies, inviteUsersEndpoint, inviteUsersSchema, {
    effect: ({ body, ...call }, remember) => publish.changed('', inviteUsers(dependencies, call, body, remember)),
    answer: async (call, ids) => ({ data: await readUserInvitations(dependencies, call, ids.split(',')) }),
  });
  idempotentRoute(app, dependencies, resendUserInvitationEndpoint, resendUserInvitationSchema, {
    effect: ({ params, ...call }, remember) =>
      publish.created(resendUserInvitation(dependencies, call, params.id, remember)),
    answer: async (call, id) => readUserInvitation(dependencies, call, id),
  });
  route(app, withdrawUserInvitationEndpoint, withdrawUserInvitationSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, withdrawUserInvitation(dependencies, call, params.id));
    return null;
  });
  route(app, restoreUserInvitationEndpoint, restoreUserInvitationSchema, async ({ params, ...call }) => {
    await publish.changed(params.id, restoreUserInvitation(dependencies, call, params.id));
    return readUserInvitation(dependencies, call, params.id);
  });
}
