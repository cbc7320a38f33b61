import { Readable } from 'node:stream';
import {
  cancelSubscriptionEndpoint,
  downloadInvoiceEndpoint,
  getBillingEndpoint,
  planChangeEndpoint,
  quotePlanEndpoint,
  resumeSubscriptionEndpoint,
  undoPlannedChangeEndpoint,
} from '@atrium/api-client/contract';
import {
  cancelSubscriptionSchema,
  downloadInvoiceSchema,
  getBillingSchema,
  planChangeSchema,
  quotePlanSchema,
  resumeSubscriptionSchema,
  undoPlannedChangeSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { inScope } from '../../platform/database/scope';
import { NotFound } from '../../platform/http/errors';
import { fileRoute, route } from '../../platform/http/route';
import type { Parts } from '../../parts';
import { documentFileName } from '../invoices/document/document-name';
import { printInvoice } from '../invoices/document/invoice-document';
import { findInvoice } from '../invoices/invoice.repository';
import { announced } from '../../tenants/announce-tenant';
import { callFor } from '../../tenants/tenant-call';
import { cancelSubscription, planChange, resumeSubscription, undoPlannedChange } from './change.service';
import { quoteWish } from '../quotes/quote.service';
import { viewQuote } from '../quotes/quote-view';
import { readBilling } from './read-billing';

export function subscriptionsRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, quotePlanEndpoint, quotePlanSchema, async ({ params, body }) =>
    viewQuote(await quoteWish(parts, { tenantId: params.id, selection: body })),
  );

  route(app, getBillingEndpoint, getBillingSchema, ({ params, ...call }) =>
    readBilling(parts, callFor('view/subscriptions', call), params.id),
  );

  route(app, planChangeEndpoint, planChangeSchema, async ({ params, body, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await announced(parts, params.id, planChange(parts, allowed, params.id, body));
    return readBilling(parts, allowed, params.id);
  });

  route(app, undoPlannedChangeEndpoint, undoPlannedChangeSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await announced(parts, params.id, undoPlannedChange(parts, allowed, params.id));
    return readBilling(parts, allowed, params.id);
  });

  route(app, cancelSubscriptionEndpoint, cancelSubscriptionSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await announced(parts, params.id, cancelSubscription(parts, allowed, params.id));
    return readBilling(parts, allowed, params.id);
  });

  route(app, resumeSubscriptionEndpoint, resumeSubscriptionSchema, async ({ params, ...call }) => {
    const allowed = callFor('update/subscriptions', call);
    await announced(parts, params.id, resumeSubscription(parts, allowed, params.id));
    return readBilling(parts, allowed, params.id);
  });

  fileRoute(app, downloadInvoiceEndpoint, downloadInvoiceSchema, async ({ params, ...call }) => {
    const { scope } = callFor('view/subscriptions', call);
    const found = await inScope(parts.database, scope, (tx) => findInvoice(tx, params.invoice_id));
    if (found === null || found.tenantId !== params.id) throw new NotFound('invoice_not_found');
    return {
      name: documentFileName(found.data),
      content: Readable.from([await printInvoice(found.data, found.marks)]),
    };
  });
}
