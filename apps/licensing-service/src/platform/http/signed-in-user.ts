import type { FastifyRequest } from 'fastify';
import type { Parts } from '../../parts';
import type { SessionUser } from './caller';
import { sessionTokenOf } from './session-cookie';

/** Whose session a request outside of the API carries; looking at a page of the service is no use of it. */
export async function signedInUser(
  parts: Pick<Parts, 'settings' | 'sessions' | 'clock'>,
  request: FastifyRequest,
): Promise<SessionUser | null> {
  const token = sessionTokenOf(request, parts.settings);
  const session = token === null ? null : await parts.sessions.find(token, parts.clock(), false);
  return session?.user ?? null;
}
