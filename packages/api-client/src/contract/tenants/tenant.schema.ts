import { Type, type Static } from 'typebox';
import { certificateSchema } from '../fiscalization/certificate.schema';
import { deviceSchema } from '../fiscalization/device.schema';
import { registrationSchema } from '../fiscalization/registration.schema';
import { premiseSchema } from '../fiscalization/premise.schema';
import { connectionTestSchema } from '../connections/connection-test.schema';
import { draftText, idParams, idSchema, instantSchema, personSchema } from '../fields.schema';
import { listOf, listQuerySchema } from '../list/list.schema';
import { operationSchema } from '../operations/operation.schema';
import { applicationSectionSchema } from './sections/application.schema';
import { couriersSectionSchema } from './sections/couriers/couriers.schema';
import { fiscalizationSectionSchema } from './sections/fiscalization.schema';
import { pluginsSectionSchema } from './sections/plugins.schema';
import { dataProviderSectionSchema } from './sections/data-provider.schema';
import { subscriptionSectionSchema } from './sections/subscription.schema';
import { tenantRoleSchema } from './tenant-role.schema';
import { vatCheckSchema } from './vat-check.schema';
import { choice, named } from '../named.schema';
import { partSchema } from '../resources/field.schema';
import { tenantsResource, tenantStates } from './tenant.resource';

export const tenantStateSchema = choice('TenantState', tenantStates);

const trialSchema = named('TenantTrial', {
  kind: Type.Literal('trial'),
  ends_at: instantSchema,
  expired: Type.Boolean(),
  days_left: Type.Integer(),
});

/** Properties that differ from the declaration, in lists and in the record. */
const tenantHead = {
  state: tenantStateSchema,
  active: Type.Boolean(),
  last_modified: personSchema,
  /** The caller's role; null for access by permission. */
  role: Type.Union([tenantRoleSchema, Type.Null()]),
  /**
   * Actions the caller may take: `update`, `create`, `discard`, `retry`, `cancel`, `setup`, `update_crm`, `activate`,
   * `deactivate`, `close`, `open`.
   */
  allowed_actions: Type.Array(Type.String()),
  subscription: Type.Union([trialSchema, Type.Null()]),
};

/** A company CRM in a list. */
export const tenantSummarySchema = partSchema('TenantSummary', tenantsResource.fields, 'list', {
  ...tenantHead,
  /** Completed and total steps of a running operation. */
  progress: Type.Union([Type.Object({ done: Type.Integer(), total: Type.Integer() }), Type.Null()]),
  /** The last open section of a draft. */
  section: Type.Union([Type.String(), Type.Null()]),
});

/** A company CRM with its setup, without secrets. */
export const tenantSchema = partSchema('Tenant', tenantsResource.fields, 'record', {
  ...tenantHead,
  /** Version of the running CRM; null before it is created. */
  crm_version: Type.Union([Type.String(), Type.Null()]),
  sections: named('TenantSections', {
    application: applicationSectionSchema,
    couriers: couriersSectionSchema,
    fiscalization: fiscalizationSectionSchema,
    plugins: pluginsSectionSchema,
    data_provider: dataProviderSectionSchema,
    subscription: subscriptionSectionSchema,
  }),
  /** The certificate that signs its fiscal invoices. */
  certificate: Type.Union([certificateSchema, Type.Null()]),
  /** Its business premises, sorted by id. */
  premises: Type.Array(premiseSchema),
  /** Their electronic devices, sorted by id. */
  devices: Type.Array(deviceSchema),
  /** Latest test of each connection, if it used the stored settings; other connections are untested. */
  connection_tests: Type.Array(connectionTestSchema),
  /** Latest VIES check of the company's VAT number; null if there is none. */
  vat_check: Type.Union([vatCheckSchema, Type.Null()]),
  /** Time of the latest VPN request. */
  vpn_requested_at: Type.Union([instantSchema, Type.Null()]),
  /**
   * Registration of its business premises at the tax authority, including removed ones that are not closed there yet.
   */
  registrations: Type.Array(registrationSchema),
  /** The running or latest operation. */
  operation: Type.Union([operationSchema, Type.Null()]),
});

/** A company CRM with its setup, without secrets. */
export type Tenant = Static<typeof tenantSchema>;
/** A company CRM in a list. */
export type TenantSummary = Static<typeof tenantSummarySchema>;
/** State of a company CRM. */
export type TenantState = Static<typeof tenantStateSchema>;

/** Request and response of `listTenantsEndpoint`. */
export const listTenantsSchema = {
  summary: 'Lists the caller’s company CRMs, or all with `view/tenants`.',
  query: listQuerySchema,
  answers: { 200: listOf('TenantPage', tenantSummarySchema) },
} as const;
/** A draft in the member `drafts` of the 409 `too_many_drafts`. */
const openDraftSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  section: Type.Union([Type.String(), Type.Null()]),
  updated_at: instantSchema,
});
/** A draft that must be finished or discarded before another one can be created. */
export type OpenDraft = Static<typeof openDraftSchema>;

/** Request and response of `createDraftEndpoint`. */
export const createDraftSchema = {
  summary:
    'Creates an empty draft. With `reuse_untouched`, it returns the caller’s draft without saved data, if there is one. 409 `too_many_drafts` from the sixth on, with the five in `drafts`: `id`, `title`, `section` and `updated_at` of each.',
  body: named('CreateTenantInput', { reuse_untouched: Type.Optional(Type.Boolean()) }),
  answers: { 201: tenantSchema },
  errors: [409],
} as const;
/** Request and response of `getTenantEndpoint`. */
export const getTenantSchema = {
  summary: 'Returns a company CRM with its setup, without secrets.',
  params: idParams,
  answers: { 200: tenantSchema },
} as const;
/** Request and response of `duplicateTenantEndpoint`. */
export const duplicateTenantSchema = {
  summary: 'Creates a draft with the setup of another company CRM, without its address and secrets.',
  params: idParams,
  /** Name of the copy; default: the original's. */
  body: named('DuplicateTenantInput', { title: draftText(120) }),
  answers: { 201: tenantSchema },
  errors: [409],
} as const;
/** Request and response of `discardDraftEndpoint`. */
export const discardDraftSchema = {
  summary: 'Discards a draft and deletes its secrets; 409 for any other state.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;

/** Request and response of `startTenantEndpoint`. */
export const startTenantSchema = {
  summary: 'Checks the whole draft and starts creating the company CRM; repeating it returns the same operation.',
  params: idParams,
  answers: { 202: operationSchema },
  errors: [409, 422],
} as const;

/** Request and response of `closeTenantEndpoint`. */
export const closeTenantSchema = { ...startTenantSchema, summary: 'Starts closing the company CRM for good.' } as const;

/** Request and response of `activateTenantEndpoint`. */
export const activateTenantSchema = {
  ...startTenantSchema,
  summary: 'Starts activating an inactive company CRM; repeating it returns the same operation.',
  errors: [409],
} as const;

/** Request and response of `deactivateTenantEndpoint`. */
export const deactivateTenantSchema = {
  ...activateTenantSchema,
  summary: 'Starts deactivating an active company CRM; nothing is lost.',
} as const;

/** Request and response of `updateCrmEndpoint`. */
export const updateCrmSchema = {
  ...activateTenantSchema,
  summary:
    'Starts the update of an active company CRM to the current version; while that runs, it returns the same operation.',
} as const;

/** Request and response of `urlNameEndpoint`. */
export const urlNameSchema = {
  summary: 'Checks whether the name of an application URL is free, and suggests alternatives if it is not.',
  query: Type.Object({ name: Type.String({ maxLength: 64 }), tenant_id: Type.Optional(idSchema) }),
  answers: {
    200: named('UrlNameAvailability', {
      available: Type.Boolean(),
      /** `invalid`, `reserved` or `taken` if the name is not available. */
      reason: Type.Union([Type.Literal('invalid'), Type.Literal('reserved'), Type.Literal('taken'), Type.Null()]),
      url: Type.Union([Type.String(), Type.Null()]),
      suggestions: Type.Array(Type.String()),
    }),
  },
} as const;
