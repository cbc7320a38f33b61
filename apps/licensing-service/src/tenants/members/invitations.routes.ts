import {
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  openInvitationEndpoint,
  resendInvitationEndpoint,
  revokeInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '@atrium/api-client/contract';
import {
  acceptInvitationSchema,
  createInvitationSchema,
  openInvitationSchema,
  resendInvitationSchema,
  revokeInvitationSchema,
  signUpByInvitationSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { readCurrentUser, registrationProblems } from '../../identity';
import { replaceSession, route } from '../../platform';
import type { TenantsDependencies } from '../dependencies';
import { announced, announceTenant } from '../announce-tenant';
import { callFor } from '../tenant-call';
import { acceptInvitation } from './accept-invitation.service';
import { invite, inviteAgain, takeBack } from './invitation.service';
import { signUpByInvitation } from './invitation-signup.service';
import { openInvitation } from './open-invitation.service';

export function invitationsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, createInvitationEndpoint, createInvitationSchema, ({ params, body, ...call }) =>
    announced(dependencies, params.id, invite(dependencies, callFor('update/tenants', call), params.id, body)),
  );

  route(app, resendInvitationEndpoint, resendInvitationSchema, ({ params, ...call }) =>
    announced(
      dependencies,
      params.id,
      inviteAgain(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    ),
  );

  route(app, revokeInvitationEndpoint, revokeInvitationSchema, async ({ params, ...call }) => {
    await announced(
      dependencies,
      params.id,
      takeBack(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    );
    return null;
  });

  route(app, openInvitationEndpoint, openInvitationSchema, ({ params }) => openInvitation(dependencies, params.token));

  route(app, acceptInvitationEndpoint, acceptInvitationSchema, async ({ params, user, caller }) => {
    const { tenantId, role } = await acceptInvitation(dependencies, user, params.token, caller);
    await announceTenant(dependencies, tenantId);
    return { tenant_id: tenantId, role };
  });

  route(
    app,
    signUpByInvitationEndpoint,
    signUpByInvitationSchema,
    async ({ params, body, caller, reply }) => {
      const { tenantId, role, userId, session } = await signUpByInvitation(dependencies, params.token, body, caller);
      replaceSession(reply, dependencies, caller.sessionId, session);
      await announceTenant(dependencies, tenantId);
      return { tenant_id: tenantId, role, user: await readCurrentUser(dependencies, userId) };
    },
    (body) => registrationProblems(body, dependencies.settings),
  );
}
