import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { downloadActSchema } from './act.schema';

/** `GET /tenants/{id}/fiscalization/act` responds with a PDF; may throw ValidationError (422). */
export const downloadActEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof downloadActSchema>>({
  id: 'fiscalization.act',
  method: 'GET',
  path: '/tenants/{id}/fiscalization/act',
  access: { kind: 'tenant', role: 'viewer', permission: 'view/tenants' },
  csrf: 'none',
  file: { name: 'interni-akt.pdf', mediaType: 'application/pdf' },
});
