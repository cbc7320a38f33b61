import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { downloadInvoiceSchema } from './invoice.schema';

/** `GET /tenants/{id}/invoices/{invoice_id}` responds with a PDF. */
export const downloadInvoiceEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof downloadInvoiceSchema>>({
  id: 'invoices.download',
  method: 'GET',
  path: '/tenants/{id}/invoices/{invoice_id}',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/subscriptions' },
  csrf: 'none',
  file: { name: 'invoice.pdf', mediaType: 'application/pdf' },
});
