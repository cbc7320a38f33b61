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
import { optionsRoutes } from './resource/options.routes';
import { codelistListing } from './back-office/codelists/codelist-listing';
import { createSubscriptionListing } from './billing/subscriptions/subscription-listing';
import { createTenantListing } from './tenants/record/tenant-listing';
import { duplicateTenantRoutes } from './setup/duplicate-tenant.routes';
import { lifecycleRoutes } from './provisioning/lifecycle/lifecycle.routes';
import { quotesRoutes } from './billing/quotes/quotes.routes';
import { invoicesRoutes } from './billing/invoices/invoices.routes';
import { seedAdministrators } from './identity/roles/administrators';
import { instanceRoutes } from './provisioning/instance/instance.routes';
import { sectionsRoutes } from './setup/sections.routes';
import { tenantsRoutes } from './tenants/tenants.routes';
import { vatChecksRoutes } from './billing/vat/checks/vat-checks.routes';
import type { Dependencies } from './composition';
import { serveRealtime } from './platform/realtime/serve-realtime';

/** The whole service; nothing listens yet. */
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
      void sendBrokenAddress(request, reply.headers(headersFor(settings)));
    },
    ajv: validation,
    schemaController: { compilersFactory: compileOnFirstUse },
  });
  app.decorate('routeTable', []);
  app.addHook('onReady', () => seedAdministrators(dependencies.database, dependencies.clock()));
  app.addHook('onReady', () => seedCodelists(dependencies.database, dependencies.clock()));
  app.addHook('onReady', () => seedPriceList(dependencies.database, dependencies.clock()));

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  await app.register(logCalls);
  await app.register(problems);
  await app.register(auditDamage, { dependencies });
  await app.register(formBodies);
  await app.register(securityHeaders, { settings });
  await app.register(crossOrigin, { settings });
  await app.register(identifyCaller, { dependencies });
  await app.register(limitCalls, { dependencies });
  await app.register(sameOrigin, { settings });
  await app.register(enforceAccess, { dependencies });
  await app.register(refuseIllFormedText);
  await app.register(answersToNoRoute);

  healthRoutes(app, dependencies);
  configRoutes(app, dependencies);
  cspReportsRoutes(app, dependencies);
  authRoutes(app, dependencies);
  sessionsRoutes(app, dependencies);
  forgotPasswordRoutes(app, dependencies);
  outboxRoutes(app, dependencies);
  optionsRoutes(app, dependencies, [
    createTenantListing(dependencies),
    codelistListing,
    createSubscriptionListing(dependencies),
  ]);
  codelistsRoutes(app, dependencies);
  priceListRoutes(app, dependencies);
  quotesRoutes(app, dependencies);
  subscriptionsRoutes(app, dependencies);
  invoicesRoutes(app, dependencies);
  paymentsRoutes(app, dependencies);
  tenantsRoutes(app, dependencies);
  duplicateTenantRoutes(app, dependencies);
  lifecycleRoutes(app, dependencies);
  sectionsRoutes(app, dependencies);
  fiscalRowsRoutes(app, dependencies);
  actRoutes(app, dependencies);
  registrationRoutes(app, dependencies);
  vatChecksRoutes(app, dependencies);
  await certificateRoutes(app, dependencies);
  dataProviderRoutes(app, dependencies);
  accountTestsRoutes(app, dependencies);
  membersRoutes(app, dependencies);
  invitationsRoutes(app, dependencies);
  notificationsRoutes(app, dependencies);
  operationsRoutes(app, dependencies);
  sandboxCardsRoutes(app, dependencies);
  bankRoutes(app, dependencies);
  stripeWebhookRoutes(app, dependencies);
  instanceRoutes(app, dependencies);
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
