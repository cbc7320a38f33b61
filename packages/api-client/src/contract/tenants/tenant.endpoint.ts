import { defineEndpoint } from '../endpoint';
import type { exportSchema } from '../resources/export.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
} from '../resources/resource.endpoint';
import { tenantsResource } from './tenant.resource';
import type {
  createDraftSchema,
  discardDraftSchema,
  duplicateTenantSchema,
  getTenantSchema,
  listTenantsSchema,
  saveApplicationSchema,
  saveSubscriptionSchema,
  startTenantSchema,
  urlNameSchema,
} from './tenant.schema';

export const listTenantsEndpoint = /* @__PURE__ */ listEndpoint<typeof listTenantsSchema>(tenantsResource, {
  summary: 'The company CRMs the caller is a member of, or all with `view/tenants`.',
});

export const createDraftEndpoint = /* @__PURE__ */ createEndpoint<typeof createDraftSchema>(tenantsResource, {
  summary: 'Makes an empty draft; 409 `too_many_drafts` from the sixth on.',
});

export const getTenantEndpoint = /* @__PURE__ */ getEndpoint<typeof getTenantSchema>(tenantsResource, {
  summary: 'A company CRM with its setup, without secrets.',
});

export const discardDraftEndpoint = /* @__PURE__ */ deleteEndpoint<typeof discardDraftSchema>(tenantsResource, {
  summary: 'Discards a draft and destroys its secrets; 409 for anything but a draft.',
});

export const duplicateTenantEndpoint = /* @__PURE__ */ duplicateEndpoint<typeof duplicateTenantSchema>(
  tenantsResource,
  {
    summary: 'Makes a draft of the caller’s own with the setup of another company CRM, without address and secrets.',
  },
);

export const exportTenantsEndpoint = /* @__PURE__ */ exportEndpoint<typeof exportSchema>(tenantsResource, {
  summary: 'The company CRMs of the list as a spreadsheet.',
});

export const saveApplicationEndpoint = /* @__PURE__ */ defineEndpoint<typeof saveApplicationSchema>({
  id: 'tenants.save-application',
  method: 'PUT',
  path: '/tenants/{id}/sections/application',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
  summary: 'Saves Application setup of a draft as it stands; 412 with the newer section where it changed.',
});

export const saveSubscriptionEndpoint = /* @__PURE__ */ defineEndpoint<typeof saveSubscriptionSchema>({
  id: 'tenants.save-subscription',
  method: 'PUT',
  path: '/tenants/{id}/sections/subscription',
  access: { kind: 'tenant', role: 'owner', permission: 'update/tenants' },
  csrf: 'session',
  summary: 'Saves the plan choice of a draft; 412 with the newer section where it changed.',
});

export const startTenantEndpoint = /* @__PURE__ */ defineEndpoint<typeof startTenantSchema>({
  id: 'tenants.start',
  method: 'POST',
  path: '/tenants/{id}/create',
  access: { kind: 'tenant', role: 'owner', permission: 'create/tenants' },
  csrf: 'session',
  summary: 'Checks the whole draft and starts creating the company CRM; repeating it answers the same operation.',
  repeatable: true,
});

export const closeTenantEndpoint = /* @__PURE__ */ defineEndpoint<typeof startTenantSchema>({
  id: 'tenants.close',
  method: 'POST',
  path: '/tenants/{id}/close',
  access: { kind: 'tenant', role: 'owner', permission: 'delete/tenants' },
  csrf: 'session',
  summary: 'Starts closing the company CRM for good.',
  repeatable: true,
});

export const urlNameEndpoint = /* @__PURE__ */ defineEndpoint<typeof urlNameSchema>({
  id: 'tenants.url-name',
  method: 'GET',
  path: '/tenants/url-name',
  access: { kind: 'user' },
  csrf: 'none',
  summary: 'Whether a name of an application URL is free, with alternatives where it is not.',
});
