import type { CurrentUser, Tenant, TenantSummary } from '../../contract';
import type { FakeRow, ReadRows } from '../resources/listing';
import { startOperation } from '../operations/operations';
import { ProblemError } from '../http/problem';
import type { Calls, FakeCall, Handlers } from '../http/call';
import { requireComplete } from './editable-tenant';
import type { FakeState } from '../state';
import { addDraft, seenBy, setTenantState, tenantOf, tenantsOf, toSummary } from './tenant';

const mostDrafts = 5;
const day = 86_400_000;

const unnamed = { en: 'Unnamed company CRM', sl: 'CRM podjetja brez imena' };

/** The company CRMs that a user can see. */
export const tenantRows: ReadRows = ({ state, user, language }) =>
  tenantsOf(state, user()).map((tenant): FakeRow<TenantSummary> => ({
    shown: toSummary(seenBy(state, tenant, user())),
    values: { company: tenant.sections.application.data.company },
    option: { title: tenant.title || unnamed[language], subtitle: tenant.url },
  }));

const ownDrafts = ({ tenants }: FakeState, user: CurrentUser) =>
  tenants
    .filter(({ state, author }) => state === 'draft' && author.id === user.id)
    .toSorted((one, other) => other.updated_at.localeCompare(one.updated_at) || other.id.localeCompare(one.id));

function requireDraftBelowLimit(state: FakeState, user: CurrentUser): void {
  const drafts = ownDrafts(state, user);
  if (drafts.length < mostDrafts) return;
  throw new ProblemError(409, 'too_many_drafts', 'You already have five drafts. Finish or discard one of them first.', {
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

/** Activates, deactivates or updates a company CRM; returns the latest operation if that is done or running. */
function switchTo(kind: keyof typeof statesBefore, { state, params, user }: FakeCall<Calls['activateTenant']>) {
  const tenant = tenantOf(state, user(), params.id);
  const { operation } = tenant;
  const isBefore = statesBefore[kind].some((before) => before === tenant.state);
  if (operation?.kind === kind && (operation.ended_at === null || !isBefore)) return operation;
  if (operation !== null && operation.ended_at === null)
    throw new ProblemError(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
  if (isBefore) return startOperation(state, tenant, kind);
  throw kind === 'update'
    ? new ProblemError(409, 'not_updatable', 'Only a company CRM that has been created can be updated.')
    : new ProblemError(409, 'not_switchable', 'Only a company CRM that has been created can be switched on or off.');
}

export const tenantHandlers = {
  createDraft: ({ state, body, user }) => {
    const untouched = body.reuse_untouched === true ? reuseDraft(state, user()) : undefined;
    if (untouched !== undefined) return untouched;
    requireDraftBelowLimit(state, user());
    return addDraft(state, user());
  },

  duplicateTenant: ({ state, params, body, user }) => {
    const source = tenantOf(state, user(), params.id);
    requireDraftBelowLimit(state, user());
    const draft = addDraft(state, user());
    const { application } = draft.sections;
    draft.title = body.title || source.title;
    application.data = { ...structuredClone(source.sections.application.data), title: draft.title, url_name: null };
    Object.assign(application, { version: 1, updated_at: draft.updated_at });
    return draft;
  },

  getTenant: ({ state, params, user }) => seenBy(state, tenantOf(state, user(), params.id), user()),

  discardDraft: ({ state, params, user }) => {
    if (tenantOf(state, user(), params.id).state !== 'draft')
      throw new ProblemError(409, 'not_a_draft', 'This company CRM is no longer a draft.');
    state.tenants = state.tenants.filter(({ id }) => id !== params.id);
    state.members = state.members.filter(({ tenantId }) => tenantId !== params.id);
    state.invitations = state.invitations.filter(({ tenantId }) => tenantId !== params.id);
    return null;
  },

  startTenant: ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    if (tenant.state === 'creating' && tenant.operation !== null) return tenant.operation;
    requireComplete(tenant);
    const endsAt = new Date(state.now().getTime() + state.config.trial_days * day).toISOString();
    tenant.subscription = { kind: 'trial', ends_at: endsAt, expired: false, days_left: state.config.trial_days };
    setTenantState(tenant, 'creating');
    return startOperation(state, tenant, 'create');
  },

  activateTenant: (call) => switchTo('activate', call),
  deactivateTenant: (call) => switchTo('deactivate', call),
  updateCrm: (call) => switchTo('update', call),

  closeTenant: ({ state, params, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    if (tenant.operation?.kind === 'close') return tenant.operation;
    if (tenant.state !== 'active' && tenant.state !== 'inactive')
      throw new ProblemError(409, 'not_closable', 'Only a company CRM that has been created can be closed.');
    return startOperation(state, tenant, 'close');
  },
} satisfies Handlers;
