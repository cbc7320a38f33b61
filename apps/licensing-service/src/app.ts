import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answersToNoRoute } from './platform/http/not-found';
import { auditDamage } from './platform/http/audit-damage';
import { compileOnFirstUse } from './platform/http/compile-on-first-use';
import { crossOrigin } from './platform/http/cross-origin';
import { enforceAccess } from './platform/http/enforce-access';
import { formBodies } from './platform/http/form-bodies';
import { identifyCaller } from './platform/http/identify-caller';
import { problems, sendBrokenAddress } from './platform/http/problems';
import { limitCalls } from './platform/http/limit-calls';
import { logCalls } from './platform/http/log-calls';
import { openapiRoutes } from './platform/http/openapi/openapi-routes';
import { pageFonts } from './platform/http/pages/page-fonts';
import { portalFiles } from './platform/http/portal/portal-files';
import { refuseIllFormedText } from './platform/http/refuse-ill-formed-text';
import { sameOrigin } from './platform/http/same-origin';
import { headersFor, securityHeaders } from './platform/http/security-headers';
import { validation } from './platform/http/validation';
import { authRoutes } from './identity/auth.routes';
import { sessionsRoutes } from './identity/sessions.routes';
import { codelistsRoutes } from './back-office/codelists/codelists.routes';
import { seedCodelists } from './back-office/codelists/seed-codelists';
import { configRoutes } from './platform/http/config/config.routes';
import { accountTestsRoutes } from './setup/connections/account-tests.routes';
import { cspReportsRoutes } from './platform/http/csp-reports/csp-reports.routes';
import { actRoutes } from './setup/fiscal/act/act.routes';
import { certificateRoutes } from './setup/fiscal/certificate/certificate.routes';
import { fiscalRowsRoutes } from './setup/fiscal/rows.routes';
import { dataProviderRoutes } from './setup/data-provider/data-provider.routes';
import { forgotPasswordRoutes } from './identity/forgot-password.routes';
import { healthRoutes } from './platform/http/health/health.routes';
import { invitationsRoutes } from './tenants/members/invitations.routes';
import { membersRoutes } from './tenants/members/members.routes';
import { notificationsRoutes } from './tenants/notifications/notifications.routes';
import { operationsRoutes } from './tenants/operations/operations.routes';
import { outboxRoutes } from './platform/mail/outbox/outbox.routes';
import { bankRoutes } from './billing/gateways/sandbox/bank.routes';
import { sandboxCardsRoutes } from './billing/gateways/sandbox/sandbox-cards.routes';
import { paymentsRoutes } from './billing/payments/payments.routes';
import { subscriptionsRoutes } from './billing/subscriptions/subscriptions.routes';
import { stripeWebhookRoutes } from './billing/gateways/stripe/stripe-webhook.routes';
import { priceListRoutes } from './billing/price-list/price-list.routes';
import { seedPriceList } from './billing/price-list/seed-price-list';
import { registrationRoutes } from './setup/fiscal/registration/registration.routes';
import { resourceRoutes } from './resource/resource.routes';
import { seedAdministrators } from './identity/roles/administrators';
import { instanceRoutes } from './provisioning/instance/instance.routes';
import { sectionsRoutes } from './setup/sections.routes';
import { tenantsRoutes } from './tenants/tenants.routes';
import { vatChecksRoutes } from './billing/vat/checks/vat-checks.routes';
import type { Parts } from './parts';
import { serveRealtime } from './platform/realtime/serve-realtime';

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
