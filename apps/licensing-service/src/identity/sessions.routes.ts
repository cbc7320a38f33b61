import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  endUserSessionsEndpoint,
  listSessionsEndpoint,
} from '@atrium/api-client/contract';
import {
  endOtherSessionsSchema,
  endSessionSchema,
  endUserSessionsSchema,
  listSessionsSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../platform/http/route';
import { clearSessionCookie } from '../platform/http/session-cookie';
import type { Parts } from '../parts';
import { endOtherSessions, endOwnSession, endSessionsOf, readSessions } from './sessions/own-sessions.service';

export function sessionsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, listSessionsEndpoint, listSessionsSchema, async ({ user, caller }) => ({
    data: await readSessions(parts, user.id, caller),
  }));

  route(app, endSessionEndpoint, endSessionSchema, async ({ params, user, caller, reply }) => {
    await endOwnSession(parts, user, params.id, caller);
    if (params.id === caller.sessionId) clearSessionCookie(reply, parts.settings);
    return null;
  });

  route(app, endOtherSessionsEndpoint, endOtherSessionsSchema, async ({ user, caller }) => {
    await endOtherSessions(parts, user, caller);
    return null;
  });

  route(app, endUserSessionsEndpoint, endUserSessionsSchema, async ({ params, user, caller }) => {
    await endSessionsOf(parts, user, params.id, caller);
    return null;
  });
}
