import type { RateLimit } from '@atrium/api-client/contract';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { PlatformDependencies } from '../dependencies';
import { isApiRequest } from './is-api-request';
import { TooManyRequests } from './errors';

type LimitDependencies = Pick<PlatformDependencies, 'settings' | 'rateCounters' | 'clock'>;

/**
 * Rate limits: a general one for every API request, also to unknown paths, and per-endpoint counters shared by all
 * instances.
 */
export const rateLimiting = fastifyPlugin<{ dependencies: LimitDependencies }>(async (app, { dependencies }) => {
  const { limits } = dependencies.settings;
  const callerOf = ({ caller }: FastifyRequest) => caller.sessionId ?? normalizeIP(caller.ip);
  const maxOf = ({ caller }: FastifyRequest) =>
    caller.sessionId === null ? limits.anonymousPerMinute : limits.userPerMinute;
  await app.register(rateLimit, { global: false, cache: 20_000 });
  const count = app.createRateLimit({
    timeWindow: 60_000,
    keyGenerator: (request) => (isWebhook(request) ? `signed:${normalizeIP(request.caller.ip)}` : callerOf(request)),
    max: (request) => (isWebhook(request) ? limits.userPerMinute * webhookFactor : maxOf(request)),
  });

  app.addHook('onRequest', async (request) => {
    if (!isApiRequest(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
  });

  app.addHook('preHandler', async (request) => {
    const limit = request.routeOptions.config.endpoint?.rateLimit;
    if (limit !== undefined) await countAcrossInstances(dependencies, limit, request);
  });
});

/** Payment gateways send webhooks for all customers from a few addresses. */
const webhookFactor = 10;
const isWebhook = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.csrf === 'signed';

/** Limits counted per user across sessions; all others count per IP address. */
const perUser: ReadonlySet<RateLimit> = new Set([
  'export',
  'connectionTest',
  'upload',
  'file',
  'search',
  'livePreview',
  'documentMail',
  'vatCheck',
  'card',
]);

async function countAcrossInstances(
  dependencies: LimitDependencies,
  limit: RateLimit,
  { caller }: FastifyRequest,
): Promise<void> {
  const key = perUser.has(limit) && caller.user !== null ? caller.user.id : normalizeIP(caller.ip);
  const retryAfter = await dependencies.rateCounters.hit(limit, key, dependencies.clock());
  if (retryAfter !== null) throw new TooManyRequests(retryAfter);
}
