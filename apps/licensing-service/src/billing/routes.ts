import type { FastifyInstance } from 'fastify';
import { gatewayRoutes } from './gateways/gateways';
import { invoicesRoutes } from './invoices/invoices.routes';
import { paymentsRoutes } from './payments/payments.routes';
import { priceListRoutes } from './price-list/price-list.routes';
import { quotesRoutes } from './quotes/quotes.routes';
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes';
import { vatChecksRoutes } from './vat/checks/vat-checks.routes';
import type { BillingDependencies } from './dependencies';

/** Prices, subscriptions, payments and invoices. */
export function billingRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  priceListRoutes(app, dependencies);
  quotesRoutes(app, dependencies);
  subscriptionsRoutes(app, dependencies);
  invoicesRoutes(app, dependencies);
  paymentsRoutes(app, dependencies);
  vatChecksRoutes(app, dependencies);
  gatewayRoutes(app, dependencies);
}
