import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answersToNoRoute } from './http/answers-to-no-route';
import { auditDamage } from './http/audit-damage';
import { compileOnFirstUse } from './http/compile-on-first-use';
import { crossOrigin } from './http/cross-origin';
import { enforceAccess } from './http/enforce-access';
import { formBodies } from './http/form-bodies';
import { identifyCaller } from './http/identify-caller';
import { problems, sendBrokenAddress } from './http/problems';
import { limitCalls } from './http/limit-calls';
import { logCalls } from './http/log-calls';
import { openapiRoutes } from './http/openapi/openapi-routes';
import { pageFonts } from './http/pages/page-fonts';
import { portalFiles } from './http/portal/portal-files';
import { refuseIllFormedText } from './http/refuse-ill-formed-text';
import { sameOrigin } from './http/same-origin';
import { headersFor, securityHeaders } from './http/security-headers';
import { validation } from './http/validation';
import { authRoutes } from './modules/auth/auth.routes';
import { sessionsRoutes } from './modules/auth/sessions.routes';
import { codelistsRoutes } from './modules/codelists/codelists.routes';
import { seedCodelists } from './modules/codelists/seed-codelists';
import { configRoutes } from './modules/config/config.routes';
import { accountTestsRoutes } from './modules/connections/account-tests.routes';
import { cspReportsRoutes } from './modules/csp-reports/csp-reports.routes';
import { actRoutes } from './modules/fiscalization/act/act.routes';
import { certificateRoutes } from './modules/fiscalization/certificate/certificate.routes';
import { fiscalRowsRoutes } from './modules/fiscalization/rows.routes';
import { dataProviderRoutes } from './modules/data-provider/data-provider.routes';
import { forgotPasswordRoutes } from './modules/forgot-password/forgot-password.routes';
import { healthRoutes } from './modules/health/health.routes';
import { invitationsRoutes } from './modules/members/invitations.routes';
import { membersRoutes } from './modules/members/members.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { operationsRoutes } from './modules/operations/operations.routes';
import { outboxRoutes } from './modules/outbox/outbox.routes';
import { bankRoutes } from './modules/payments/gateways/sandbox/bank.routes';
import { sandboxCardsRoutes } from './modules/payments/gateways/sandbox/sandbox-cards.routes';
import { paymentsRoutes } from './modules/payments/payments.routes';
import { subscriptionsRoutes } from './modules/subscriptions/subscriptions.routes';
import { stripeWebhookRoutes } from './modules/payments/webhooks/stripe-webhook.routes';
import { priceListRoutes } from './modules/price-list/price-list.routes';
import { seedPriceList } from './modules/price-list/seed-price-list';
import { registrationRoutes } from './modules/fiscalization/registration/registration.routes';
import { resourceRoutes } from './modules/resource/resource.routes';
import { seedAdministrators } from './modules/roles/administrators';
import { instanceRoutes } from './modules/tenants/instance/instance.routes';
import { sectionsRoutes } from './modules/tenants/sections/sections.routes';
import { tenantsRoutes } from './modules/tenants/tenants.routes';
import { vatChecksRoutes } from './modules/vat-checks/vat-checks.routes';
import type { Parts } from './parts';
import { serveRealtime } from './realtime/serve-realtime';

/** The whole service; nothing listens yet. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { settings } = parts;
  const { connections } = settings;
  const log: FastifyBaseLogger = parts.log;
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
      void sendBrokenAddress(request, reply.headers(headersFor(settings)));
    },
    ajv: validation,
    schemaController: { compilersFactory: compileOnFirstUse },
  });
  app.decorate('routeTable', []);
  app.addHook('onReady', () => seedAdministrators(parts.database, parts.clock()));
  app.addHook('onReady', () => seedCodelists(parts.database, parts.clock()));
  app.addHook('onReady', () => seedPriceList(parts.database, parts.clock()));

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(logCalls);
  await app.register(problems);
  await app.register(auditDamage, { parts });
  await app.register(formBodies);
  await app.register(securityHeaders, { settings });
  await app.register(crossOrigin, { settings });
  await app.register(identifyCaller, { parts });
  await app.register(limitCalls, { parts });
  await app.register(sameOrigin, { settings });
  await app.register(enforceAccess, { parts });
  await app.register(refuseIllFormedText);
  await app.register(answersToNoRoute);

  healthRoutes(app, parts);
  configRoutes(app, parts);
  cspReportsRoutes(app, parts);
  authRoutes(app, parts);
  sessionsRoutes(app, parts);
  forgotPasswordRoutes(app, parts);
  outboxRoutes(app, parts);
  resourceRoutes(app, parts);
  codelistsRoutes(app, parts);
  priceListRoutes(app, parts);
  subscriptionsRoutes(app, parts);
  paymentsRoutes(app, parts);
  tenantsRoutes(app, parts);
  sectionsRoutes(app, parts);
  fiscalRowsRoutes(app, parts);
  actRoutes(app, parts);
  registrationRoutes(app, parts);
  vatChecksRoutes(app, parts);
  await certificateRoutes(app, parts);
  dataProviderRoutes(app, parts);
  accountTestsRoutes(app, parts);
  membersRoutes(app, parts);
  invitationsRoutes(app, parts);
  notificationsRoutes(app, parts);
  operationsRoutes(app, parts);
  sandboxCardsRoutes(app, parts);
  bankRoutes(app, parts);
  stripeWebhookRoutes(app, parts);
  instanceRoutes(app, parts);
  serveRealtime(app, parts);
  openapiRoutes(app, settings);
  await app.register(pageFonts);
  await app.register(portalFiles, { settings });

  return app;
}

function trustedProxies(trustProxy: Parts['settings']['trustProxy']) {
  if (typeof trustProxy === 'number') return (_address: string, hop: number) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}
