import {
  activateTenantEndpoint,
  closeTenantEndpoint,
  createDraftEndpoint,
  deactivateTenantEndpoint,
  discardDraftEndpoint,
  duplicateTenantEndpoint,
  exportTenantsEndpoint,
  getTenantEndpoint,
  listTenantsEndpoint,
  startTenantEndpoint,
  updateCrmEndpoint,
  tenantsResource,
  type CurrentUser,
  type Tenant,
} from '../contract';
import {
  activateTenantSchema,
  createDraftSchema,
  deactivateTenantSchema,
  discardDraftSchema,
  duplicateTenantSchema,
  exportSchema,
  getTenantSchema,
  listTenantsSchema,
  closeTenantSchema,
  startTenantSchema,
  updateCrmSchema,
} from '../contract/schemas';
import { listRows, selectRows, type FakeRows } from './fake-list';
import { startOperation } from './fake-operations';
import { FakeProblem } from './fake-problem';
import { fakeRoute, type FakeCall, type FakeRoute } from './fake-route';
import { fakeSpreadsheet } from './fake-spreadsheet';
import { refuseIncomplete } from './fake-start';
import type { FakeState } from './fake-state';
import { addDraft, seenBy, showState, tenantOf, tenantsOf, toRow } from './fake-tenant';

const mostDrafts = 5;
const day = 86_400_000;

/** Tenants as a list reads them. */
export const tenantRows = (tenants: readonly Tenant[]): FakeRows<Tenant> => ({
  resource: tenantsResource,
  rows: tenants,
  value: (tenant, column) => {
    if (column === 'company') return tenant.sections.application.data.company;
    if (column === 'author') return tenant.author.full_name;
    return tenant[column as 'title' | 'url' | 'state' | 'created_at' | 'updated_at'];
  },
});

const ownDrafts = ({ tenants }: FakeState, user: CurrentUser) =>
  tenants
    .filter(({ state, author }) => state === 'draft' && author.id === user.id)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || other.id.localeCompare(one.id));

function refuseMoreDrafts(state: FakeState, user: CurrentUser): void {
  const drafts = ownDrafts(state, user);
  if (drafts.length < mostDrafts) return;
  throw new FakeProblem(409, 'too_many_drafts', 'You already have five drafts. Finish or discard one of them first.', {
    drafts: drafts.map(({ id, title, sections, updated_at }) => ({
      id,
      title,
      section: sections.application.version === 0 ? null : 'application',
      updated_at,
    })),
  });
}

/** The user's latest draft without saved data and without other members. */
function reuseDraft(state: FakeState, user: CurrentUser): Tenant | undefined {
  const draft = ownDrafts(state, user).find(
    ({ id, sections, premises, devices, certificate }) =>
      Object.values(sections).every(({ version }) => version === 0) &&
      certificate === null &&
      premises.length + devices.length === 0 &&
      state.members.filter(({ tenantId }) => tenantId === id).length === 1 &&
      state.invitations.every(({ tenantId }) => tenantId !== id),
  );
  if (draft === undefined) return undefined;
  const at = state.now().toISOString();
  return Object.assign(draft, { created_at: at, updated_at: at });
}

const statesBefore = { activate: ['inactive'], deactivate: ['active'], update: ['active', 'inactive'] } as const;

/** Switches a living company CRM on or off, or updates it; where that is done or on its way, the last operation. */
function switchTo(kind: keyof typeof statesBefore, { state, params, user }: FakeCall<typeof activateTenantSchema>) {
  const tenant = tenantOf(state, user(), params.id);
  const { operation } = tenant;
  const isBefore = statesBefore[kind].some((before) => before === tenant.state);
  if (operation?.kind === kind && (operation.ended_at === null || !isBefore)) return operation;
  if (operation !== null && operation.ended_at === null)
    throw new FakeProblem(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
  if (isBefore) return startOperation(state, tenant, kind);
  throw kind === 'update'
    ? new FakeProblem(409, 'not_updatable', 'Only a company CRM that has been created can be updated.')
    : new FakeProblem(409, 'not_switchable', 'Only a company CRM that has been created can be switched on or off.');
}

export const fakeTenantRoutes: readonly FakeRoute[] = [
  fakeRoute(listTenantsEndpoint, listTenantsSchema, ({ state, query, user }) =>
    listRows(tenantRows(tenantsOf(state, user())), query, user(), (tenant) => toRow(seenBy(state, tenant, user()))),
  ),

  fakeRoute(exportTenantsEndpoint, exportSchema, ({ state, body, user }) => {
    const rows = tenantRows(tenantsOf(state, user()));
    return fakeSpreadsheet(rows, selectRows(rows, body));
  }),

  fakeRoute(createDraftEndpoint, createDraftSchema, ({ state, body, user }) => {
    const untouched = body.reuse_untouched === true ? reuseDraft(state, user()) : undefined;
    if (untouched !== undefined) return untouched;
    refuseMoreDrafts(state, user());
    return addDraft(state, user());
  }),

  fakeRoute(duplicateTenantEndpoint, duplicateTenantSchema, ({ state, params, body, user }) => {
    const source = tenantOf(state, user(), params.id);
    refuseMoreDrafts(state, user());
    const draft = addDraft(state, user());
    const { application } = draft.sections;
    draft.title = body.title || source.title;
    application.data = { ...structuredClone(source.sections.application.data), title: draft.title, url_name: null };
    Object.assign(application, { version: 1, updated_at: draft.updated_at });
    return draft;
  }),

  fakeRoute(getTenantEndpoint, getTenantSchema, ({ state, params, user }) =>
    seenBy(state, tenantOf(state, user(), params.id), user()),
  ),

  fakeRoute(discardDraftEndpoint, discardDraftSchema, ({ state, params, user }) => {
    if (tenantOf(state, user(), params.id).state !== 'draft')
      throw new FakeProblem(409, 'not_a_draft', 'This company CRM is no longer a draft.');
    state.tenants = state.tenants.filter(({ id }) => id !== params.id);
    state.members = state.members.filter(({ tenantId }) => tenantId !== params.id);
    state.invitations = state.invitations.filter(({ tenantId }) => tenantId !== params.id);
    return null;
  }),

  fakeRoute(startTenantEndpoint, startTenantSchema, ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    if (tenant.state === 'creating' && tenant.operation !== null) return tenant.operation;
    refuseIncomplete(tenant);
    const endsAt = new Date(state.now().getTime() + state.config.trial_days * day).toISOString();
    tenant.subscription = { kind: 'trial', ends_at: endsAt, expired: false, days_left: state.config.trial_days };
    showState(tenant, 'creating');
    return startOperation(state, tenant, 'create');
  }),

  fakeRoute(activateTenantEndpoint, activateTenantSchema, (call) => switchTo('activate', call)),
  fakeRoute(deactivateTenantEndpoint, deactivateTenantSchema, (call) => switchTo('deactivate', call)),
  fakeRoute(updateCrmEndpoint, updateCrmSchema, (call) => switchTo('update', call)),

  fakeRoute(closeTenantEndpoint, closeTenantSchema, ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    if (tenant.operation?.kind === 'close') return tenant.operation;
    if (tenant.state !== 'active' && tenant.state !== 'inactive')
      throw new FakeProblem(409, 'not_closable', 'Only a company CRM that has been created can be closed.');
    return startOperation(state, tenant, 'close');
  }),
];
