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
import { publishAfter, publishTenantChange } from '../publish-tenant-change';
import { callFor } from '../tenant-call';
import { acceptInvitation } from './accept-invitation.service';
import { invite, resendInvitation, revokeInvitation } from './invitation.service';
import { signUpByInvitation } from './invitation-signup.service';
import { openInvitation } from './open-invitation.service';

export function invitationsRoutes(app: FastifyInstance, dependencies: TenantsDependencies): void {
  route(app, createInvitationEndpoint, createInvitationSchema, ({ params, body, ...call }) =>
    publishAfter(dependencies, params.id, invite(dependencies, callFor('update/tenants', call), params.id, body)),
  );

  route(app, resendInvitationEndpoint, resendInvitationSchema, ({ params, ...call }) =>
    publishAfter(
      dependencies,
      params.id,
      resendInvitation(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    ),
  );

  route(app, revokeInvitationEndpoint, revokeInvitationSchema, async ({ params, ...call }) => {
    await publishAfter(
      dependencies,
      params.id,
      revokeInvitation(dependencies, callFor('update/tenants', call), params.id, params.invitation_id),
    );
    return null;
  });

  route(app, openInvitationEndpoint, openInvitationSchema, ({ params }) => openInvitation(dependencies, params.token));

  route(app, acceptInvitationEndpoint, acceptInvitationSchema, async ({ params, user, caller }) => {
    const { tenantId, role } = await acceptInvitation(dependencies, user, params.token, caller);
    await publishTenantChange(dependencies, tenantId);
    return { tenant_id: tenantId, role };
  });

  route(
    app,
    signUpByInvitationEndpoint,
    signUpByInvitationSchema,
    async ({ params, body, caller, reply }) => {
      const { tenantId, role, userId, session } = await signUpByInvitation(dependencies, params.token, body, caller);
      replaceSession(reply, dependencies, caller.sessionId, session);
      await publishTenantChange(dependencies, tenantId);
      return { tenant_id: tenantId, role, user: await readCurrentUser(dependencies, userId) };
    },
    (body) => registrationProblems(body, dependencies.settings),
  );
}
