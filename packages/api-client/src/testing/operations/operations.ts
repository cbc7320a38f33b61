import type { CurrentUser, Operation, Tenant } from '../../contract';
import { addNotification } from '../notifications/notifications';
import { finishCreation, cancelCreation } from '../billing/documents';
import { ProblemError, notFound } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeState } from '../state';
import { closeAll, registerAll } from '../fiscalization/registrations';
import { setTenantState, tenantOf } from '../tenants/tenant';

const stepNames = {
  create: [
    'validate',
    'reserve_url',
    'prepare_database',
    'create_administrator',
    'configure',
    'test_data_provider',
    'publish',
    'register_premises',
    'activate',
    'notify',
  ],
  update: ['update_database', 'configure', 'record_version'],
  activate: ['publish'],
  deactivate: ['unpublish'],
  close: ['unpublish', 'close_premises', 'remove_database', 'close', 'notify'],
} as const;

const stateAfter = {
  create: 'active',
  activate: 'active',
  deactivate: 'inactive',
  close: 'closed',
} as const satisfies Record<Exclude<Operation['kind'], 'update'>, Tenant['state']>;

/** The wording of the service. */
const failures = {
  create: 'There was an error when creating the company CRM',
  update: 'An error occured when updating company CRM',
  activate: 'There was an error when activating the company CRM',
  deactivate: 'There was an error when deactivating the company CRM',
  close: 'There was an error when closing the company CRM',
} as const;

/** Only a failed creation changes the company CRM's state. Any failed operation can be retried. */
function setFailed(tenant: Tenant, kind: Operation['kind']): void {
  if (kind === 'create') return setTenantState(tenant, 'failed');
  setTenantState(tenant, tenant.state);
  const kept = tenant.allowed_actions.filter((action) => action === 'open' || action === 'setup');
  tenant.allowed_actions = [...kept, 'retry', ...(kind === 'close' ? [] : ['cancel'])];
}

export function startOperation(state: FakeState, tenant: Tenant, kind: Operation['kind']): Operation {
  const at = state.now().toISOString();
  const steps = stepNames[kind].map((name) => ({
    name,
    state: 'waiting' as const,
    started_at: null,
    ended_at: null,
    usual_seconds: 2,
    cause: null,
  }));
  const operation: Operation = {
    id: state.newId(),
    tenant_id: tenant.id,
    kind,
    state: 'queued',
    seq: 1,
    reference: 'AT-7F3K-92QD',
    steps,
    message: null,
    created_at: at,
    started_at: null,
    ended_at: null,
    usual_seconds: 10,
    now: at,
  };
  state.operations.push(operation);
  tenant.operation = operation;
  return operation;
}

function tenantOfOperation({ tenants }: FakeState, operation: Operation): Tenant {
  const tenant = tenants.find(({ id }) => id === operation.tenant_id);
  if (tenant === undefined) throw notFound('tenant_not_found');
  return tenant;
}

function notifyOwners(
  state: FakeState,
  operation: Operation,
  kind: 'provisioning_succeeded' | 'provisioning_failed',
): void {
  const { id: tenant_id, title: tenant_title } = tenantOfOperation(state, operation);
  const data = { tenant_id, tenant_title, operation_id: operation.id, operation: operation.kind };
  for (const { userId, tenantId, role } of state.members)
    if (tenantId === tenant_id && role === 'owner') addNotification(state, userId, { kind, data });
}

function finish(state: FakeState, operation: Operation): void {
  operation.state = 'succeeded';
  operation.ended_at = state.now().toISOString();
  notifyOwners(state, operation, 'provisioning_succeeded');
  const tenant = tenantOfOperation(state, operation);
  if (operation.kind === 'create') {
    registerAll(state, tenant);
    finishCreation(state, tenant);
  }
  setTenantState(tenant, operation.kind === 'update' ? tenant.state : stateAfter[operation.kind]);
  if (operation.kind !== 'close') return;
  closeAll(state, tenant);
  if (tenant.registrations.length > 0) tenant.allowed_actions = ['close_premises'];
}

/** Advances one step per poll: ends the running step and starts the next. */
export function advance(state: FakeState, operation: Operation): void {
  const at = state.now().toISOString();
  operation.now = at;
  if (operation.state !== 'queued' && operation.state !== 'running') return;
  operation.seq += 1;
  operation.started_at ??= at;
  operation.state = 'running';
  const running = operation.steps.find((step) => step.state === 'running');
  if (running !== undefined && running.name === state.failStep?.name) {
    Object.assign(running, { state: 'failed', ended_at: at, cause: state.failStep.cause });
    Object.assign(operation, { state: 'failed', ended_at: at, message: failures[operation.kind] });
    state.failStep = null;
    notifyOwners(state, operation, 'provisioning_failed');
    setFailed(tenantOfOperation(state, operation), operation.kind);
    return;
  }
  if (running !== undefined) Object.assign(running, { state: 'done', ended_at: at });
  const next = operation.steps.find((step) => step.state === 'waiting');
  if (next === undefined) finish(state, operation);
  else Object.assign(next, { state: 'running', started_at: at });
}

function operationOf(state: FakeState, user: CurrentUser, id: string): Operation {
  const operation = state.operations.find((one) => one.id === id);
  if (operation === undefined) throw notFound('tenant_not_found');
  tenantOf(state, user, operation.tenant_id);
  return operation;
}

export const operationHandlers = {
  operation: ({ state, params, user }) => {
    const operation = operationOf(state, user(), params.id);
    advance(state, operation);
    return operation;
  },

  retryOperation: ({ state, params, user }) => {
    const operation = operationOf(state, user(), params.id);
    if (operation.state !== 'failed')
      throw new ProblemError(409, 'operation_not_failed', 'This operation has not failed.');
    for (const step of operation.steps)
      if (step.state === 'failed') Object.assign(step, { state: 'waiting', ended_at: null, cause: null });
    Object.assign(operation, { state: 'queued', ended_at: null, message: null, seq: operation.seq + 1 });
    if (operation.kind === 'create') setTenantState(tenantOfOperation(state, operation), 'creating');
    return operation;
  },

  cancelOperation: ({ state, params, user }) => {
    const operation = operationOf(state, user(), params.id);
    if (operation.kind === 'close')
      throw new ProblemError(409, 'operation_not_cancellable', 'This operation cannot be cancelled.');
    if (operation.state === 'succeeded' || operation.state === 'cancelled')
      throw new ProblemError(409, 'operation_finished', 'This operation has already ended.');
    if (operation.kind !== 'create' && operation.state !== 'failed')
      throw new ProblemError(409, 'operation_in_progress', 'Another operation is running on this company CRM.');
    for (const step of operation.steps) if (step.state !== 'waiting') step.state = 'undone';
    Object.assign(operation, { state: 'cancelled', ended_at: state.now().toISOString(), seq: operation.seq + 1 });
    const tenant = tenantOfOperation(state, operation);
    if (operation.kind === 'create') cancelCreation(state, operation.id);
    setTenantState(tenant, operation.kind === 'create' ? 'draft' : tenant.state);
    return operation;
  },
} satisfies Handlers;
