import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { activityPeopleListing, backOfficeListings, backOfficeRoutes, seedCodelists } from './back-office';
import { billingRoutes, createSubscriptionListing, seedPriceList } from './billing';
import type { Dependencies } from './composition';
import { createUserListing, identityRoutes, roleListing, seedAdministrators } from './identity';
import {
  notFoundHandler,
  auditUnreadableContent,
  compileOnFirstUse,
  crossOrigin,
  enforceAccess,
  formBodies,
  headersFor,
  identifyCaller,
  rateLimiting,
  requestLog,
  openapiRoutes,
  pageFonts,
  platformRoutes,
  portalFiles,
  problems,
  rejectMalformedText,
  sameOrigin,
  securityHeaders,
  sendMalformedUrl,
  serveRealtime,
  validation,
} from './platform';
import { provisioningRoutes } from './provisioning';
import { optionsRoutes } from './resource';
import { setupRoutes } from './setup';
import { createTenantListing, tenantsRoutes } from './tenants';

/** Builds the Fastify app with all rooms. Does not listen. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { settings } = dependencies;
  const { connections } = settings;
  const log: FastifyBaseLogger = dependencies.log;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies(settings.trustProxy),
    bodyLimit: 256 * 1024,
    requestTimeout: connections.request,
    keepAliveTimeout: connections.keepAlive,
    routerOptions: { maxParamLength: 200 },
    http: { headersTimeout: connections.headers, connectionsCheckingInterval: connections.check },
    exposeHeadRoutes: false,
    return503OnClosing: false,
    frameworkErrors: (_error, request, reply) => {
      void sendMalformedUrl(request, reply.headers(headersFor(settings)));
    },
    ajv: validation,
    schemaController: { compilersFactory: compileOnFirstUse },
  });
  app.decorate('routeTable', []);
  app.addHook('onRequest', async (_request, reply) => dependencies.openRequests.add(reply.raw));
  app.addHook('onReady', () => seedAdministrators(dependencies.database, dependencies.clock()));
  app.addHook('onReady', () => seedCodelists(dependencies.database, dependencies.clock()));
  app.addHook('onReady', () => seedPriceList(dependencies.database, dependencies.clock()));

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(requestLog);
  await app.register(problems);
  await app.register(auditUnreadableContent, { dependencies });
  await app.register(formBodies);
  await app.register(securityHeaders, { settings });
  await app.register(crossOrigin, { settings });
  await app.register(identifyCaller, { dependencies });
  await app.register(rateLimiting, { dependencies });
  await app.register(sameOrigin, { settings });
  await app.register(enforceAccess, { dependencies });
  await app.register(rejectMalformedText);
  await app.register(notFoundHandler);

  platformRoutes(app, dependencies);
  await identityRoutes(app, dependencies);
  tenantsRoutes(app, dependencies);
  await setupRoutes(app, dependencies);
  billingRoutes(app, dependencies);
  provisioningRoutes(app, dependencies);
  await backOfficeRoutes(app, dependencies);
  optionsRoutes(app, dependencies, (user) => [
    activityPeopleListing(user),
    createUserListing(),
    createTenantListing(dependencies),
    createSubscriptionListing(dependencies),
    roleListing,
    ...backOfficeListings,
  ]);
  serveRealtime(app, dependencies);
  openapiRoutes(app, settings);
  await app.register(pageFonts);
  await app.register(portalFiles, { settings });

  return app;
}

function trustedProxies(trustProxy: Dependencies['settings']['trustProxy']) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}
