import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { deleteCertificateSchema, uploadCertificateSchema } from './certificate.schema';

const access = { kind: 'tenant', role: 'manager', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/certificate` responds with 200; may throw ConflictError (409). */
export const uploadCertificateEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof uploadCertificateSchema>>({
  id: 'tenants.upload-certificate',
  method: 'POST',
  path: '/tenants/{id}/certificate',
  access,
  csrf: 'session',
  rateLimit: 'upload',
  upload: { field: 'certificate', maximum: 65_536 },
});

/** `DELETE /tenants/{id}/certificate` responds with 204; may throw ConflictError (409). */
export const deleteCertificateEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deleteCertificateSchema>>({
  id: 'tenants.delete-certificate',
  method: 'DELETE',
  path: '/tenants/{id}/certificate',
  access,
  csrf: 'session',
});
