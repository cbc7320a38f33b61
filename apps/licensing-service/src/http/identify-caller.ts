import fastifyPlugin from 'fastify-plugin';
import type { Parts } from '../parts';
import { anonymousCaller, type Caller } from './caller';
import { languageOf } from './language';
import { apiBase } from './route';
import { sessionTokenOf } from './session-cookie';

/** Says who calls: the session of the cookie, or nobody. */
export const identifyCaller = fastifyPlugin<{ parts: Parts }>(async (app, { parts }) => {
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request) => {
    request.caller = anonymousCaller(request, languageOf(request));
    const token = request.url.startsWith(`${apiBase}/`) ? sessionTokenOf(request, parts.settings) : null;
    if (token === null) return;
    const use = request.routeOptions.config.endpoint?.background !== true;
    const session = await parts.sessions.find(token, parts.clock(), use);
    if (session !== null) request.caller = { ...request.caller, ...session };
  });
});
