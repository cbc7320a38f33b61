import { neverSaved } from '@atrium/api-client/testing/stub';
import type { Operation, OperationStep, Tenant, TenantSummary } from '@atrium/api-client/contract';
import { courierSecrets } from '@atrium/api-client/contract/couriers';

export const draftId = '019a9f00-0000-7000-8000-0000000000d1';
export const tenantId = '019a9f00-0000-7000-8000-0000000000a1';
const maja = { id: '019a9f00-0000-7000-8000-000000000001', full_name: 'Maja Kovač' };
const žan = { id: '019a9f00-0000-7000-8000-000000000002', full_name: 'Žan Ažman' };

export function sampleRow(change: Partial<TenantSummary> = {}): TenantSummary {
  return {
    id: tenantId,
    title: 'Kovinarstvo Ažman d.o.o.',
    state: 'active',
    active: true,
    url: 'https://azman.crm.example',
    created_at: '2026-09-03T09:48:00.000Z',
    updated_at: '2026-11-18T11:30:00.000Z',
    author: maja,
    last_modified: žan,
    role: 'owner',
    allowed_actions: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
    subscription: { kind: 'trial', ends_at: '2026-11-30T12:00:00.000Z', expired: false, days_left: 9 },
    progress: null,
    section: null,
    ...change,
  };
}

export const sampleRows: readonly TenantSummary[] = [
  sampleRow({
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
  sampleRow({
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
  sampleRow({
    id: '019a9f00-0000-7000-8000-0000000000a2',
    title: 'Čebelarstvo Žnidaršič d.o.o.',
    url: 'https://znidarsic.crm.example',
  }),
  sampleRow(),
  sampleRow({
    id: '019a9f00-0000-7000-8000-0000000000f1',
    title: 'Vinska hiša Štajerc, Žiga Jurišić s.p.',
    state: 'failed',
    active: false,
    url: 'https://vinska-hisa-stajerc.crm.example',
    subscription: null,
    progress: { done: 2, total: 7 },
    allowed_actions: ['retry', 'cancel', 'update'],
  }),
  sampleRow({
    id: '019a9f00-0000-7000-8000-0000000000a3',
    title: 'Lesna Kočevje, zadruga z.o.o.',
    state: 'inactive',
    active: false,
    url: 'https://lesna-kocevje.crm.example',
    subscription: null,
    allowed_actions: [],
  }),
];

const neverSavedPlugins = () => neverSaved('newsletter.api_key', 'business_data.password', 'mailbox.password');
const neverSavedCouriers = () => neverSaved(...courierSecrets);

export function sampleTenant(change: Partial<Tenant> = {}): Tenant {
  const { progress: _progress, section: _section, ...head } = sampleRow();
  return {
    ...head,
    crm_version: '1.0.0',
    sections: {
      application: {
        version: 4,
        updated_at: '2026-11-21T09:31:00.000Z',
        data: {
          title: 'Kovinarstvo Ažman d.o.o.',
          company: 'Kovinarstvo Ažman d.o.o.',
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
        secrets: { password: { set: true, updated_at: '2026-11-21T09:31:00.000Z' } },
      },
      couriers: { ...neverSavedCouriers(), version: 1, updated_at: '2026-11-21T09:31:00.000Z' },
      fiscalization: { version: 0, updated_at: null, data: {}, secrets: {} },
      plugins: { ...neverSavedPlugins(), version: 1, updated_at: '2026-11-21T09:31:00.000Z' },
      data_provider: {
        version: 0,
        updated_at: null,
        data: {},
        secrets: { password: { set: false, updated_at: null } },
      },
      subscription: { version: 1, updated_at: '2026-11-21T09:31:00.000Z', data: { plan: 'trial' }, secrets: {} },
    },
    certificate: null,
    premises: [],
    devices: [],
    connection_tests: [],
    vat_check: null,
    vpn_requested_at: null,
    registrations: [],
    operation: null,
    ...change,
  };
}

/** A draft that can be created. */
export function sampleDraft(change: Partial<Tenant> = {}): Tenant {
  return sampleTenant({
    id: draftId,
    state: 'draft',
    active: false,
    crm_version: null,
    subscription: null,
    allowed_actions: ['update', 'create', 'discard'],
    ...change,
  });
}

/** A draft right after "Start here". */
export function emptyDraft(): Tenant {
  return sampleDraft({
    title: '',
    url: null,
    sections: {
      application: neverSaved('password'),
      couriers: neverSavedCouriers(),
      data_provider: neverSaved('password'),
      fiscalization: neverSaved(),
      plugins: neverSavedPlugins(),
      subscription: neverSaved(),
    },
  });
}

function step(name: string, change: Partial<OperationStep> = {}): OperationStep {
  return { name, state: 'waiting', started_at: null, ended_at: null, usual_seconds: 20, cause: null, ...change };
}

const done = (name: string, from: string, to: string) =>
  step(name, { state: 'done', started_at: `2026-11-21T09:${from}.000Z`, ended_at: `2026-11-21T09:${to}.000Z` });

export function sampleOperation(change: Partial<Operation> = {}): Operation {
  return {
    id: '019a9f00-0000-7000-8000-0000000000b1',
    tenant_id: tenantId,
    kind: 'create',
    state: 'running',
    seq: 5,
    reference: 'AT-7F3K-92QD',
    steps: [
      done('validate', '39:00', '39:01'),
      done('reserve_url', '39:01', '39:02'),
      done('prepare_database', '39:02', '39:43'),
      step('create_administrator', { state: 'running', started_at: '2026-11-21T09:39:43.000Z', usual_seconds: 90 }),
      step('publish'),
      step('activate'),
      step('notify'),
    ],
    message: null,
    created_at: '2026-11-21T09:39:00.000Z',
    started_at: '2026-11-21T09:39:00.000Z',
    ended_at: null,
    usual_seconds: 191,
    now: '2026-11-21T09:40:55.000Z',
    ...change,
  };
}

/** Updates an existing company CRM to the current version. */
export function updateOperation(): Operation {
  const started_at = '2026-11-21T09:39:43.000Z';
  return sampleOperation({
    kind: 'update',
    steps: [
      done('update_database', '39:00', '39:43'),
      step('configure', { state: 'running', started_at }),
      step('record_version'),
    ],
  });
}

/** The operation, failed at its running step. */
export function failedOperation(running = sampleOperation()): Operation {
  return {
    ...running,
    state: 'failed',
    steps: running.steps.map((one) =>
      one.state === 'running'
        ? { ...one, state: 'failed', ended_at: '2026-11-21T09:40:50.000Z', cause: 'provisioner_refused' }
        : one,
    ),
  };
}

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
