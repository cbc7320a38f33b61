import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TooManyRequests } from '../http/errors';
import type { Settings } from '../settings/settings';

/** Limits of calls with one token, and of unknown tokens from one IP address. */
export function createDavLimits(app: FastifyInstance, limits: Settings['limits']) {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ timeWindow: 60_000, max, keyGenerator });
    return async (request: FastifyRequest) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw new TooManyRequests(counted.ttlInSeconds);
    };
  };
  return {
    countCall: limit(limits.davPerMinute, ({ params }) => `dav:${(params as { token: string }).token}`),
    countUnknownToken: limit(limits.unknownDavTokensPerMinute, ({ caller }) => `dav-unknown:${normalizeIP(caller.ip)}`),
  };
}
