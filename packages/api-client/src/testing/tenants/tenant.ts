import type { CurrentUser, Tenant, TenantRole, TenantSummary, TenantState } from '../../contract';
import { tenantSchema } from '../../contract/schemas';
import { can } from '../../session/can';
import { notFound } from '../http/problem';
import type { FakeState } from '../state';
import { roleIn } from './tenant-access';
import { blankRecord } from '../samples/blank-record';

const actions: Readonly<Record<TenantState, readonly string[]>> = {
  draft: ['update', 'create', 'discard'],
  creating: ['cancel'],
  failed: ['update', 'create', 'retry', 'cancel'],
  active: ['open', 'setup', 'update_crm', 'deactivate', 'close'],
  inactive: ['setup', 'update_crm', 'activate', 'close'],
  closed: [],
};

/** Sets the state of a company CRM, and the fields that follow from it. */
export function setTenantState(tenant: Tenant, state: TenantState): void {
  Object.assign(tenant, { state, active: state === 'active', allowed_actions: [...actions[state]] });
  if (state === 'active') tenant.crm_version = '1.0.0';
}

const actionsOfRole: Readonly<Record<TenantRole, readonly string[]>> = {
  viewer: ['open'],
  manager: ['open', 'update', 'setup', 'close_premises'],
  owner: [...Object.values(actions).flat(), 'close_premises'],
};

/** A tenant with the user's role and allowed actions. */
export function seenBy(state: FakeState, tenant: Tenant, user: CurrentUser): Tenant {
  const role = roleIn(state, user, tenant.id);
  const allowed = role === null || can(user, 'update/tenants') ? actionsOfRole.owner : actionsOfRole[role];
  return { ...tenant, role, allowed_actions: tenant.allowed_actions.filter((action) => allowed.includes(action)) };
}

/** The tenants a user can see: their own, or all with the permission. */
export function tenantsOf(state: FakeState, user: CurrentUser): readonly Tenant[] {
  const { tenants } = state;
  return can(user, 'view/tenants') ? tenants : tenants.filter(({ id }) => roleIn(state, user, id) !== null);
}

export function tenantOf(state: FakeState, user: CurrentUser, id: string): Tenant {
  const tenant = tenantsOf(state, user).find((one) => one.id === id);
  if (tenant === undefined) throw notFound('tenant_not_found');
  return tenant;
}

/** An empty draft of a user. */
export function addDraft(state: FakeState, { id, full_name: fullName, email }: CurrentUser): Tenant {
  const at = state.now().toISOString();
  const person = { id, full_name: fullName };
  const tenant = blankRecord(tenantSchema, {
    id: state.newId(),
    state: 'draft',
    created_at: at,
    updated_at: at,
    author: person,
    last_modified: person,
    role: 'owner',
    allowed_actions: [...actions.draft],
  });
  tenant.sections.application.data = { email };
  state.tenants.push(tenant);
  state.members.push({ tenantId: tenant.id, userId: id, role: 'owner', addedAt: at });
  return tenant;
}

/** A tenant in a list. */
export function toSummary({
  crm_version: _version,
  sections: _sections,
  certificate: _certificate,
  premises: _premises,
  devices: _devices,
  registrations: _registrations,
  operation,
  ...head
}: Tenant): TenantSummary {
  const steps = operation?.steps ?? [];
  const runs = operation?.state === 'queued' || operation?.state === 'running';
  const progress = runs ? { done: steps.filter(({ state }) => state === 'done').length, total: steps.length } : null;
  return { ...head, progress, section: head.state === 'draft' ? 'application' : null };
}
