import type { FastifyRequest } from 'fastify';
import type { PlatformDependencies } from '../dependencies';
import type { SessionUser } from './caller';
import { sessionTokenOf } from './session-cookie';

/** The user of a page request outside the API, or null. Does not count as session activity. */
export async function signedInUser(
  dependencies: Pick<PlatformDependencies, 'settings' | 'sessions' | 'clock'>,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  const token = sessionTokenOf(request, dependencies.settings);
  const session = token === null ? null : await dependencies.sessions.find(token, dependencies.clock(), false);
  return session?.user ?? null;
}
