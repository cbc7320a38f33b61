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
import { route } from '../../platform/http/route';
import { replaceSession } from '../../platform/http/session-cookie';
import type { Parts } from '../../parts';
import { registrationProblems } from '../../identity/accounts/registration-rules';
import { readCurrentUser } from '../../identity/accounts/current-user';
import { announced, announceTenant } from '../announce-tenant';
import { callFor } from '../tenant-call';
import { acceptInvitation } from './accept-invitation.service';
import { invite, inviteAgain, takeBack } from './invitation.service';
import { signUpByInvitation } from './invitation-signup.service';
import { openInvitation } from './open-invitation.service';

export function invitationsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, createInvitationEndpoint, createInvitationSchema, ({ params, body, ...call }) =>
    announced(parts, params.id, invite(parts, callFor('update/tenants', call), params.id, body)),
  );

  route(app, resendInvitationEndpoint, resendInvitationSchema, ({ params, ...call }) =>
    announced(parts, params.id, inviteAgain(parts, callFor('update/tenants', call), params.id, params.invitation_id)),
  );

  route(app, revokeInvitationEndpoint, revokeInvitationSchema, async ({ params, ...call }) => {
    await announced(
      parts,
      params.id,
      takeBack(parts, callFor('update/tenants', call), params.id, params.invitation_id),
    );
    return null;
  });

  route(app, openInvitationEndpoint, openInvitationSchema, ({ params }) => openInvitation(parts, params.token));

  route(app, acceptInvitationEndpoint, acceptInvitationSchema, async ({ params, user, caller }) => {
    const { tenantId, role } = await acceptInvitation(parts, user, params.token, caller);
    await announceTenant(parts, tenantId);
    return { tenant_id: tenantId, role };
  });

  route(
    app,
    signUpByInvitationEndpoint,
    signUpByInvitationSchema,
    async ({ params, body, caller, reply }) => {
      const { tenantId, role, userId, session } = await signUpByInvitation(parts, params.token, body, caller);
      replaceSession(reply, parts, caller.sessionId, session);
      await announceTenant(parts, tenantId);
      return { tenant_id: tenantId, role, user: await readCurrentUser(parts, userId) };
    },
    (body) => registrationProblems(body, parts.settings),
  );
}
