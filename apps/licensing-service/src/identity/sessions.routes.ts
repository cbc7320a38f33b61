import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '@atrium/api-client/contract';
import { endOtherSessionsSchema, endSessionSchema, listSessionsSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie, route } from '../platform';
import type { IdentityDependencies } from './dependencies';
import { endOtherSessions, endOwnSession, readSessions } from './sessions/user-sessions.service';

export function sessionsRoutes(app: FastifyInstance, dependencies: IdentityDependencies): void {
  route(app, listSessionsEndpoint, listSessionsSchema, async ({ user, caller }) => ({
    data: await readSessions(dependencies, user.id, caller),
  }));

  route(app, endSessionEndpoint, endSessionSchema, async ({ params, user, caller, reply }) => {
    await endOwnSession(dependencies, user, params.id, caller);
    if (params.id === caller.sessionId) clearSessionCookie(reply, dependencies.settings);
    return null;
  });

  route(app, endOtherSessionsEndpoint, endOtherSessionsSchema, async ({ user, caller }) => {
    await endOtherSessions(dependencies, user, caller);
    return null;
  });
}
