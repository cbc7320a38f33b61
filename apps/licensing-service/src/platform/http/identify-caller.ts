import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PlatformDependencies } from '../dependencies';
import { isApiRequest } from './is-api-request';
import { anonymousCaller, type Caller } from './caller';
import { languageOf } from './language';
import { sessionTokenOf } from './session-cookie';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Identifies the caller by the session cookie, if present. */
export const identifyCaller = fastifyPlugin<{
  dependencies: Pick<PlatformDependencies, 'settings' | 'clock' | 'sessions'>;
}>(async (app, { dependencies }) => {
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return callers.get(this) ?? anonymousCaller(this, 'en');
    },
  });

  app.addHook('onRequest', async (request) => {
    const caller = anonymousCaller(request, languageOf(request));
    callers.set(request, caller);
    const token = isApiRequest(request) ? sessionTokenOf(request, dependencies.settings) : null;
    if (token === null) return;
    const countsAsActivity = request.routeOptions.config.endpoint?.background !== true;
    const session = await dependencies.sessions.find(token, dependencies.clock(), countsAsActivity);
    if (session !== null) callers.set(request, { ...caller, sessionId: session.sessionId, user: session.user });
  });
});
