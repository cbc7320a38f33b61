import { Readable } from 'node:stream';
import { downloadInvoiceEndpoint } from '@atrium/api-client/contract';
import { downloadInvoiceSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { fileRoute, inScope, NotFound } from '../../platform';
import { callFor } from '../../tenants';
import type { BillingDependencies } from '../dependencies';
import { documentFileName } from './document/invoice-texts';
import { printInvoice } from './document/invoice-document';
import { findInvoice } from './invoice.repository';

export function invoicesRoutes(app: FastifyInstance, dependencies: BillingDependencies): void {
  fileRoute(app, downloadInvoiceEndpoint, downloadInvoiceSchema, async ({ params, ...call }) => {
    const { scope } = callFor('view/subscriptions', call);
    const found = await inScope(dependencies.database, scope, (tx) => findInvoice(tx, params.invoice_id));
    if (found === null || found.tenantId !== params.id) throw new NotFound('invoice_not_found');
    return {
      name: documentFileName(found),
      content: Readable.from([await printInvoice(found)]),
    };
  });
}
