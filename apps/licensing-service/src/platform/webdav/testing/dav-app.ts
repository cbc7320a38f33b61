import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { testClock } from '../../../testing/test-clock';
import { testSettings } from '../../../testing/test-settings';
import { enforceAccess } from '../../http/enforce-access';
import { formBodies } from '../../http/form-bodies';
import { identifyCaller } from '../../http/identify-caller';
import { notFoundHandler } from '../../http/not-found';
import { problems } from '../../http/problems';
import { rateLimiting } from '../../http/rate-limiting';
import { rejectMalformedText } from '../../http/reject-malformed-text';
import { requestLog } from '../../http/request-log';
import { sameOrigin } from '../../http/same-origin';
import { securityHeaders } from '../../http/security-headers';
import { createLog, type Log } from '../../log';
import type { Settings } from '../../settings/settings';

export interface DavAppOptions {
  readonly settings?: Partial<Settings>;
  readonly log?: Log;
}

/** The service's hooks without its routes and database, for routes of WebDAV alone. */
export async function createDavApp(options: DavAppOptions = {}): Promise<{ app: FastifyInstance; settings: Settings }> {
  const settings = testSettings(options.settings);
  const log: FastifyBaseLogger = options.log ?? createLog('silent');
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    exposeHeadRoutes: false,
  });
  app.decorate('routeTable', []);
  const dependencies = {
    settings,
    clock: testClock().clock,
    sessions: { find: () => Promise.reject(new Error('A session was read.')) },
    rateCounters: { hit: async () => null },
  };
  await app.register(cookie);
  await app.register(requestLog);
  await app.register(problems);
  await app.register(formBodies);
  await app.register(securityHeaders, { settings });
  await app.register(identifyCaller, { dependencies });
  await app.register(rateLimiting, { dependencies });
  await app.register(sameOrigin, { settings });
  await app.register(enforceAccess, { dependencies: { tenantRoleOf: async () => null, settings } });
  await app.register(rejectMalformedText);
  await app.register(notFoundHandler);
  return { app, settings };
}
