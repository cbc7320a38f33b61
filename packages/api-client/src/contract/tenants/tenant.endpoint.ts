import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { exportSchema } from '../resources/export.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
} from '../resources/resource.endpoint';
import type { checkVatNumberSchema } from './vat-check.schema';
import { tenantsResource } from './tenant.resource';
import type {
  createDraftSchema,
  discardDraftSchema,
  duplicateTenantSchema,
  getTenantSchema,
  listTenantsSchema,
  activateTenantSchema,
  closeTenantSchema,
  deactivateTenantSchema,
  startTenantSchema,
  updateCrmSchema,
  urlNameSchema,
} from './tenant.schema';

/** `GET /tenants` responds with 200. */
export const listTenantsEndpoint = /* @__PURE__ */ listEndpoint<CallOf<typeof listTenantsSchema>>(tenantsResource);

/** `POST /tenants` responds with 201; may throw ConflictError (409). */
export const createDraftEndpoint = /* @__PURE__ */ createEndpoint<CallOf<typeof createDraftSchema>>(tenantsResource);

/** `GET /tenants/{id}` responds with 200. */
export const getTenantEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getTenantSchema>>(tenantsResource);

/** `DELETE /tenants/{id}` responds with 204; may throw ConflictError (409). */
export const discardDraftEndpoint = /* @__PURE__ */ deleteEndpoint<CallOf<typeof discardDraftSchema>>(tenantsResource);

/** `POST /tenants/duplicate/{id}` responds with 201; may throw ConflictError (409). */
export const duplicateTenantEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateTenantSchema>>(tenantsResource);

/** `POST /export/tenants` responds with 200; may throw ConflictError (409). */
export const exportTenantsEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(tenantsResource);

/** `POST /tenants/{id}/create` responds with 202; may throw ConflictError (409) or ValidationError (422). */
export const startTenantEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof startTenantSchema>>({
  id: 'tenants.start',
  method: 'POST',
  path: '/tenants/{id}/create',
  access: { kind: 'tenant', role: 'owner', permission: 'create/tenants' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/close` responds with 202; may throw ConflictError (409) or ValidationError (422). */
export const closeTenantEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof closeTenantSchema>>({
  id: 'tenants.close',
  method: 'POST',
  path: '/tenants/{id}/close',
  access: { kind: 'tenant', role: 'owner', permission: 'delete/tenants' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/activate` responds with 202; may throw ConflictError (409). */
export const activateTenantEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof activateTenantSchema>>({
  id: 'tenants.activate',
  method: 'POST',
  path: '/tenants/{id}/activate',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/deactivate` responds with 202; may throw ConflictError (409). */
export const deactivateTenantEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deactivateTenantSchema>>({
  id: 'tenants.deactivate',
  method: 'POST',
  path: '/tenants/{id}/deactivate',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  repeatable: true,
});

/** `POST /tenants/{id}/vat-number/check` responds with 200; may throw ValidationError (422) or RateLimitError (429). */
export const checkVatNumberEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof checkVatNumberSchema>>({
  id: 'tenants.check-vat-number',
  method: 'POST',
  path: '/tenants/{id}/vat-number/check',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
  rateLimit: 'vatCheck',
});

/** `POST /tenants/{id}/update` responds with 202; may throw ConflictError (409). */
export const updateCrmEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateCrmSchema>>({
  id: 'tenants.update-crm',
  method: 'POST',
  path: '/tenants/{id}/update',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  repeatable: true,
});

/** `GET /tenants/url-name` responds with 200. */
export const urlNameEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof urlNameSchema>>({
  id: 'tenants.url-name',
  method: 'GET',
  path: '/tenants/url-name',
  access: { kind: 'user' },
  csrf: 'none',
});
