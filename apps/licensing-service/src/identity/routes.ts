import type { FastifyInstance } from 'fastify';
import { authRoutes } from './auth.routes';
import { avatarRoutes } from './avatar.routes';
import { forgotPasswordRoutes } from './forgot-password.routes';
import { signatureRoutes } from './signature.routes';
import { rolesRoutes } from './roles/roles.routes';
import { sessionsRoutes } from './sessions.routes';
import { usersRoutes } from './users/users.routes';
import type { IdentityDependencies } from './dependencies';
import { invitationsRoutes } from './invitations.routes';
import { userInvitationsRoutes } from './user-invitations.routes';

/** Routes of accounts, sessions, login, roles, users and invitations. */
export async function identityRoutes(app: FastifyInstance, dependencies: IdentityDependencies): Promise<void> {
  authRoutes(app, dependencies);
  sessionsRoutes(app, dependencies);
  forgotPasswordRoutes(app, dependencies);
  rolesRoutes(app, dependencies);
  usersRoutes(app, dependencies);
  invitationsRoutes(app, dependencies);
  userInvitationsRoutes(app, dependencies);
  signatureRoutes(app, dependencies);
  await avatarRoutes(app, dependencies);
}
