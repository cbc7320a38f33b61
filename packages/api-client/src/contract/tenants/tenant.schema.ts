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

/** What differs from the declaration, in a list and in the record. */
const tenantHead = {
  state: tenantStateSchema,
  active: Type.Boolean(),
  last_modified: personSchema,
  /** The caller's role; null where a permission lets them in. */
  role: Type.Union([tenantRoleSchema, Type.Null()]),
  /**
   * What the caller may do with this record: `update`, `create`, `discard`, `retry`, `cancel`,
   * `setup`, `update_crm`, `activate`, `deactivate`, `close`, `open`.
   */
  allowed_actions: Type.Array(Type.String()),
  subscription: Type.Union([trialSchema, Type.Null()]),
};

/** A company CRM as a list shows it. */
export const tenantSummarySchema = partSchema('TenantSummary', tenantsResource.fields, 'list', {
  ...tenantHead,
  /** Steps done and in all while an operation runs. */
  progress: Type.Union([Type.Object({ done: Type.Integer(), total: Type.Integer() }), Type.Null()]),
  /** The section a draft was left in. */
  section: Type.Union([Type.String(), Type.Null()]),
});

/** A company CRM with its setup, without secrets. */
export const tenantSchema = partSchema('Tenant', tenantsResource.fields, 'record', {
  ...tenantHead,
  /** Version of the CRM that runs; null before it is created. */
  crm_version: Type.Union([Type.String(), Type.Null()]),
  sections: named('TenantSections', {
    application: applicationSectionSchema,
    couriers: couriersSectionSchema,
    fiscalization: fiscalizationSectionSchema,
    plugins: pluginsSectionSchema,
    data_provider: dataProviderSectionSchema,
    subscription: subscriptionSectionSchema,
  }),
  /** With which its invoices are confirmed. */
  certificate: Type.Union([certificateSchema, Type.Null()]),
  /** Its business premises, by their id. */
  premises: Type.Array(premiseSchema),
  /** Their electronic devices, by their id. */
  devices: Type.Array(deviceSchema),
  /** The last test of each connection, as far as it was made with the settings that are kept; the others are untested. */
  connection_tests: Type.Array(connectionTestSchema),
  /** What VIES said when it was last asked about the company's VAT number; null where it never was. */
  vat_check: Type.Union([vatCheckSchema, Type.Null()]),
  /** When the operator was last asked for a VPN configuration. */
  vpn_requested_at: Type.Union([instantSchema, Type.Null()]),
  /** Registration of its business premises at the tax authority, including removed ones that are not closed there. */
  registrations: Type.Array(registrationSchema),
  /** The operation that runs or ran last. */
  operation: Type.Union([operationSchema, Type.Null()]),
});

/** A company CRM with its setup, without secrets. */
export type Tenant = Static<typeof tenantSchema>;
/** A company CRM as a list shows it. */
export type TenantSummary = Static<typeof tenantSummarySchema>;
/** From the draft to the end of a company CRM. */
export type TenantState = Static<typeof tenantStateSchema>;

/** What `listTenantsEndpoint` takes and answers. */
export const listTenantsSchema = {
  summary: 'Lists the caller’s company CRMs, or all with `view/tenants`.',
  query: listQuerySchema,
  answers: { 200: listOf('TenantPage', tenantSummarySchema) },
} as const;
/** A draft as the 409 `too_many_drafts` names it, in its member `drafts`. */
const openDraftSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  section: Type.Union([Type.String(), Type.Null()]),
  updated_at: instantSchema,
});
/** A draft that must be finished or discarded before there can be another one. */
export type OpenDraft = Static<typeof openDraftSchema>;

/** What `createDraftEndpoint` takes and answers. */
export const createDraftSchema = {
  summary:
    'Creates an empty draft. With `reuse_untouched`, it returns the caller’s draft without saved data, if there is one. 409 `too_many_drafts` from the sixth on, with the five in `drafts`: `id`, `title`, `section` and `updated_at` of each.',
  body: named('CreateTenantInput', { reuse_untouched: Type.Optional(Type.Boolean()) }),
  answers: { 201: tenantSchema },
  errors: [409],
} as const;
/** What `getTenantEndpoint` takes and answers. */
export const getTenantSchema = {
  summary: 'Returns a company CRM with its setup, without secrets.',
  params: idParams,
  answers: { 200: tenantSchema },
} as const;
/** What `duplicateTenantEndpoint` takes and answers. */
export const duplicateTenantSchema = {
  summary: 'Creates a draft with the setup of another company CRM, without its address and secrets.',
  params: idParams,
  /** The name of the new one; the old one's where it is left out. */
  body: named('DuplicateTenantInput', { title: draftText(120) }),
  answers: { 201: tenantSchema },
  errors: [409],
} as const;
/** What `discardDraftEndpoint` takes and answers. */
export const discardDraftSchema = {
  summary: 'Discards a draft and deletes its secrets; 409 for any other state.',
  params: idParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;

/** What creating and closing take and answer. */
export const startTenantSchema = {
  summary: 'Checks the whole draft and starts creating the company CRM; repeating it returns the same operation.',
  params: idParams,
  answers: { 202: operationSchema },
  errors: [409, 422],
} as const;

/** What `closeTenantEndpoint` takes and answers. */
export const closeTenantSchema = { ...startTenantSchema, summary: 'Starts closing the company CRM for good.' } as const;

/** What switching a company CRM on takes and answers. */
export const activateTenantSchema = {
  ...startTenantSchema,
  summary: 'Starts activating an inactive company CRM; repeating it returns the same operation.',
  errors: [409],
} as const;

/** What switching a company CRM off takes and answers. */
export const deactivateTenantSchema = {
  ...activateTenantSchema,
  summary: 'Starts deactivating an active company CRM; nothing is lost.',
} as const;

/** What `updateCrmEndpoint` takes and answers. */
export const updateCrmSchema = {
  ...activateTenantSchema,
  summary:
    'Starts the update of an active company CRM to the current version; while that runs, it returns the same operation.',
} as const;

/** What `urlNameEndpoint` takes and answers. */
export const urlNameSchema = {
  summary: 'Checks whether the name of an application URL is free, and suggests alternatives if it is not.',
  query: Type.Object({ name: Type.String({ maxLength: 64 }), tenant_id: Type.Optional(idSchema) }),
  answers: {
    200: named('UrlNameAvailability', {
      available: Type.Boolean(),
      /** `invalid`, `reserved` or `taken` where it is not available. */
      reason: Type.Union([Type.Literal('invalid'), Type.Literal('reserved'), Type.Literal('taken'), Type.Null()]),
      url: Type.Union([Type.String(), Type.Null()]),
      suggestions: Type.Array(Type.String()),
    }),
  },
} as const;
