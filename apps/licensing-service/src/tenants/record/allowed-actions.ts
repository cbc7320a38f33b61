import type { OperationKind, OperationState, TenantRole, TenantState } from '@atrium/api-client/contract';
import { hasPermission, reaches, type SessionUser } from '../../platform';
import { cancellableIn } from '../operations/cancellable';
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

/** What the caller may do with a tenant now: their right and its state together. */
export function allowedActions({ state, role, user, operation, premisesLeft }: ActionContext): TenantAction[] {
  const may = (needed: TenantRole, permission: string) =>
    (role !== null && reaches(role, needed)) || hasPermission(user, permission);
  const running = operation !== null && !finished.includes(operation.state);
  const alive = isLive(state);
  const editable = state === 'draft' || state === 'failed';
  const answers: Readonly<Record<TenantAction, boolean>> = {
    update: editable && may('manager', 'update/tenants'),
    create: editable && may('owner', 'create/tenants'),
    discard: state === 'draft' && may('owner', 'delete/tenants'),
    retry: operation?.state === 'failed' && may('owner', 'update/tenants'),
    cancel:
      operation !== null && cancellableIn[operation.kind].includes(operation.state) && may('owner', 'update/tenants'),
    setup: alive && may('manager', 'update/tenants'),
    update_crm: alive && !running && may('owner', 'update/tenants'),
    activate: state === 'inactive' && !running && may('owner', 'update/tenants'),
    deactivate: state === 'active' && !running && may('owner', 'update/tenants'),
    close: alive && !running && may('owner', 'delete/tenants'),
    close_premises: state === 'closed' && premisesLeft && may('manager', 'update/tenants'),
    open: state === 'active',
  };
  return order.filter((action) => answers[action]);
}
