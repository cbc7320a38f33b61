import type { Tenant, TenantSummary } from '../../contract';
import { tenantSchema, tenantSummarySchema } from '../../contract/schemas';
import { blankRecord } from './blank-record';

/** Id of the sample draft. */
export const draftId = '019a9f00-0000-7000-8000-0000000000d1';
/** Id of the sample company CRM. */
export const tenantId = '019a9f00-0000-7000-8000-0000000000a1';

const head = {
  id: tenantId,
  title: 'Kovinarstvo Ažman d.o.o.',
  state: 'active',
  active: true,
  url: 'https://azman.crm.example',
  created_at: '2026-09-03T09:48:00.000Z',
  updated_at: '2026-11-18T11:30:00.000Z',
  author: { id: '019a9f00-0000-7000-8000-000000000001', full_name: 'Maja Kovač' },
  last_modified: { id: '019a9f00-0000-7000-8000-000000000002', full_name: 'Žan Ažman' },
  role: 'owner',
  allowed_actions: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
  subscription: { kind: 'trial', ends_at: '2026-11-30T12:00:00.000Z', expired: false, days_left: 9 },
} satisfies Partial<TenantSummary>;

/** A company CRM as the list shows it. */
export const sampleTenantRow = (change: Partial<TenantSummary> = {}): TenantSummary =>
  blankRecord(tenantSummarySchema, { ...head, ...change });

/** A company CRM in each state. */
export const sampleTenantRows: readonly TenantSummary[] = [
  sampleTenantRow({
    id: '019a9f00-0000-7000-8000-0000000000c1',
    title: 'Gradbeništvo Šuštar in sinovi d.o.o.',
    state: 'creating',
    active: false,
    url: 'https://sustar.crm.example',
    created_at: '2026-11-21T09:39:00.000Z',
    updated_at: '2026-11-21T09:42:00.000Z',
    subscription: null,
    progress: { done: 3, total: 7 },
    allowed_actions: [],
  }),
  sampleTenantRow({
    id: draftId,
    title: 'Pekarna Črešnjevec',
    state: 'draft',
    active: false,
    url: 'https://pekarna-cresnjevec.crm.example',
    created_at: '2026-11-19T13:20:00.000Z',
    updated_at: '2026-11-21T07:57:00.000Z',
    subscription: null,
    section: 'fiscalization',
    allowed_actions: ['update', 'create', 'discard'],
  }),
  sampleTenantRow({
    id: '019a9f00-0000-7000-8000-0000000000a2',
    title: 'Čebelarstvo Žnidaršič d.o.o.',
    url: 'https://znidarsic.crm.example',
  }),
  sampleTenantRow(),
  sampleTenantRow({
    id: '019a9f00-0000-7000-8000-0000000000f1',
    title: 'Vinska hiša Štajerc, Žiga Jurišić s.p.',
    state: 'failed',
    active: false,
    url: 'https://vinska-hisa-stajerc.crm.example',
    subscription: null,
    progress: { done: 2, total: 7 },
    allowed_actions: ['retry', 'cancel', 'update'],
  }),
  sampleTenantRow({
    id: '019a9f00-0000-7000-8000-0000000000a3',
    title: 'Lesna Kočevje, zadruga z.o.o.',
    state: 'inactive',
    active: false,
    url: 'https://lesna-kocevje.crm.example',
    subscription: null,
    allowed_actions: [],
  }),
];

const savedAt = '2026-11-21T09:31:00.000Z';

type Sections = Tenant['sections'];

/** A draft with the given sections saved, and no others. */
export const sampleSections = (saved: Partial<Sections> = {}): Sections =>
  blankRecord(tenantSchema.properties.sections, saved);

const blankSections = sampleSections();
const saved = { version: 1, updated_at: savedAt };

const sections = sampleSections({
  application: {
    version: 4,
    updated_at: savedAt,
    data: {
      title: head.title,
      company: head.title,
      url_name: 'azman',
      language: 'sl',
      email: 'info@azman.example',
      phone_country_code: 'SI',
      phone: '031 234 567',
      address: {
        vat_number: 'SI50223054',
        street: 'Slovenska cesta 1',
        postal_code: '1000',
        city: 'Ljubljana',
        country: 'SI',
        phone_country_code: 'SI',
        phone: null,
      },
    },
    secrets: { password: { set: true, updated_at: savedAt } },
  },
  couriers: { ...blankSections.couriers, ...saved },
  plugins: { ...blankSections.plugins, ...saved },
  subscription: { ...blankSections.subscription, ...saved, data: { plan: 'trial' } },
});

/** An active company CRM. */
export const sampleTenant = (change: Partial<Tenant> = {}): Tenant =>
  blankRecord(tenantSchema, { ...structuredClone({ ...head, crm_version: '1.0.0', sections }), ...change });

const draft = {
  id: draftId,
  state: 'draft',
  active: false,
  crm_version: null,
  subscription: null,
  allowed_actions: ['update', 'create', 'discard'],
} satisfies Partial<Tenant>;

/** A draft that can be created. */
export const sampleDraft = (change: Partial<Tenant> = {}): Tenant => sampleTenant({ ...draft, ...change });

/** A draft right after "Start here". */
export const emptyDraft = (): Tenant => sampleDraft({ title: '', url: null, sections: sampleSections() });

/** The 409 of a user with five drafts; the last one is empty. */
export const tooManyDrafts = {
  code: 'too_many_drafts',
  drafts: ['application', 'couriers', 'plugins', 'subscription', null].map((section, at) => ({
    id: `019a9f00-0000-7000-8000-0000000000e${at}`,
    title: section === null ? '' : `Dolina ${at + 1}`,
    section,
    updated_at: '2026-11-20T09:42:00.000Z',
  })),
};
