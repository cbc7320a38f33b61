import type { OperationKind, OperationState, TenantRole, TenantState } from '@atrium/api-client/contract';
import { hasPermission, reaches, type SessionUser } from '../../platform';
import { cancellableStates } from '../operations/cancellable-states';
import { isLive } from '../live-states';

const order = [
  'open',
  'update',
  'setup',
  'update_crm',
  'create',
  'retry',
  'cancel',
  'discard',
  'activate',
  'deactivate',
  'close',
  'close_premises',
] as const;

export type TenantAction = (typeof order)[number];

export interface ActionContext {
  readonly state: TenantState;
  readonly role: TenantRole | null;
  readonly user: SessionUser;
  readonly operation: { readonly kind: OperationKind; readonly state: OperationState } | null;
  readonly premisesLeft: boolean;
}

const finished: readonly OperationState[] = ['succeeded', 'cancelled'];

/** Combines the caller's role and permissions with the tenant's state. */
export function allowedActions({ state, role, user, operation, premisesLeft }: ActionContext): TenantAction[] {
  const isAllowed = (needed: TenantRole, permission: string) =>
    (role !== null && reaches(role, needed)) || hasPermission(user, permission);
  const isRunning = operation !== null && !finished.includes(operation.state);
  const live = isLive(state);
  const editable = state === 'draft' || state === 'failed';
  const actions: Readonly<Record<TenantAction, boolean>> = {
    update: editable && isAllowed('manager', 'update/tenants'),
    create: editable && isAllowed('owner', 'create/tenants'),
    discard: state === 'draft' && isAllowed('owner', 'delete/tenants'),
    retry: operation?.state === 'failed' && isAllowed('owner', 'update/tenants'),
    cancel:
      operation !== null &&
      cancellableStates[operation.kind].includes(operation.state) &&
      isAllowed('owner', 'update/tenants'),
    setup: live && isAllowed('manager', 'update/tenants'),
    update_crm: live && !isRunning && isAllowed('owner', 'update/tenants'),
    activate: state === 'inactive' && !isRunning && isAllowed('owner', 'update/tenants'),
    deactivate: state === 'active' && !isRunning && isAllowed('owner', 'update/tenants'),
    close: live && !isRunning && isAllowed('owner', 'delete/tenants'),
    close_premises: state === 'closed' && premisesLeft && isAllowed('manager', 'update/tenants'),
    open: state === 'active',
  };
  return order.filter((action) => actions[action]);
}
