import {
  acceptInvitationEndpoint,
  openInvitationEndpoint,
  signUpByInvitationEndpoint,
} from '@atrium/api-client/contract';
import {
  acceptInvitationSchema,
  openInvitationSchema,
  signUpByInvitationSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { replaceSession, route } from '../platform';
import { readCurrentUser } from './accounts/current-user';
import { registrationProblems } from './accounts/registration-rules';
import type { IdentityDependencies } from './dependencies';
import { acceptInvitation } from './invitations/accept-invitation.service';
import { signUpByInvitation } from './invitations/invitation-signup.service';
import { openInvitation } from './invitations/open-invitation.service';

/** Routes of invitation links, whatever they invite to. */
export function invitationsRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  route(app, openInvitationEndpoint, openInvitationSchema, ({ params }) => openInvitation(dependencies, params.token));

  route(app, acceptInvitationEndpoint, acceptInvitationSchema, async ({ params, user, caller }) => {
    const { tenantId, role, publish } = await acceptInvitation(dependencies, user, params.token, caller);
    await publish();
    return { tenant_id: tenantId, role };
  });

  route(
    app,
    signUpByInvitationEndpoint,
    signUpByInvitationSchema,
    async ({ params, body, caller, reply }) => {
      const signedUp = await signUpByInvitation(dependencies, params.token, body, caller);
      replaceSession(reply, dependencies, caller.sessionId, signedUp.session);
      await signedUp.publish();
      const user = await readCurrentUser(dependencies, signedUp.userId);
      return { tenant_id: signedUp.tenantId, role: signedUp.role, user };
    },
    (body) => registrationProblems(body, dependencies.settings),
  );
}
