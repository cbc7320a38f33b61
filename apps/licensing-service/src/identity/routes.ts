import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth.routes';
import { forgotPasswordRoutes } from './forgot-password.routes';
import { sessionsRoutes } from './sessions.routes';
import type { IdentityDependencies } from './dependencies';
import { invitationsRoutes } from './invitations.routes';
import { userInvitationsRoutes } from './user-invitations.routes';

/** Routes of accounts, sessions, login and invitations. */
export function identityRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  authRoutes(app, dependencies);
  sessionsRoutes(app, dependencies);
  forgotPasswordRoutes(app, dependencies);
  invitationsRoutes(app, dependencies);
  userInvitationsRoutes(app, dependencies);
}
