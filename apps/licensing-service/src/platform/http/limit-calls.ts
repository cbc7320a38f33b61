import type { RateLimit } from '@atrium/api-client/contract';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PlatformDependencies } from '../dependencies';
import { isApiCall } from './api-call';
import { TooManyRequests } from './errors';

/** A general limit on every call of the API, also of unknown addresses, and counters that hold across instances. */
export const limitCalls = fastifyPlugin<{ dependencies: PlatformDependencies }>(async (app, { dependencies }) => {
  const { limits } = dependencies.settings;
  const callerOf = ({ caller }: FastifyRequest) => caller.sessionId ?? normalizeIP(caller.ip);
  const mostOf = ({ caller }: FastifyRequest) =>
    caller.sessionId === null ? limits.anonymousPerMinute : limits.userPerMinute;
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const count = app.createRateLimit({
    timeWindow: 60_000,
    keyGenerator: (request) => (isSigned(request) ? `signed:${normalizeIP(request.caller.ip)}` : callerOf(request)),
    max: (request) => (isSigned(request) ? limits.userPerMinute * burst : mostOf(request)),
  });

  app.addHook('onRequest', async (request) => {
    if (!isApiCall(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
  });

  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.endpoint?.rateLimit;
    if (limit !== undefined) await countAcrossInstances(dependencies, limit, request);
  });
});

/** A payment company calls from few addresses, for all customers at once. */
const burst = 10;
const isSigned = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.csrf === 'signed';

/** Counted by user, also across their sessions; the others by address. */
const ofUsers: ReadonlySet<RateLimit> = new Set(['export', 'connectionTest', 'upload', 'vatCheck', 'card']);

async function countAcrossInstances(
  dependencies: PlatformDependencies,
  limit: RateLimit,
  { caller }: FastifyRequest,
): Promise<void> {
  const who = ofUsers.has(limit) && caller.user !== null ? caller.user.id : normalizeIP(caller.ip);
  const wait = await dependencies.rateCounters.hit(limit, who, dependencies.clock());
  if (wait !== null) throw new TooManyRequests(wait);
}
