import type { OperationKind, OperationState, TenantRole, TenantState } from '@atrium/api-client/contract';
import type { SessionUser } from '../../http/caller';
import { mayUse } from '../../http/may-use';
import { reaches } from '../../http/tenant-access';

export type TenantAction = 'update' | 'create' | 'discard' | 'retry' | 'cancel' | 'close' | 'open';

export interface ActionGround {
  readonly state: TenantState;
  readonly role: TenantRole | null;
  readonly user: SessionUser;
  readonly operation: { readonly kind: OperationKind; readonly state: OperationState } | null;
}

const finished: readonly OperationState[] = ['succeeded', 'cancelled'];

/** What the caller may do with a tenant now: their right and its state together. */
export function allowedActions({ state, role, user, operation }: ActionGround): TenantAction[] {
  const may = (needed: TenantRole, permission: string) =>
    (role !== null && reaches(role, needed)) || mayUse(user, permission);
  const running = operation !== null && !finished.includes(operation.state);
  const editable = state === 'draft' || state === 'failed';
  const answers: Readonly<Record<TenantAction, boolean>> = {
    update: editable && may('manager', 'update/tenants'),
    create: editable && may('owner', 'create/tenants'),
    discard: state === 'draft' && may('owner', 'delete/tenants'),
    retry: operation?.state === 'failed' && may('owner', 'update/tenants'),
    cancel:
      running && operation.kind === 'create' && operation.state !== 'cancelling' && may('owner', 'update/tenants'),
    close: (state === 'active' || state === 'inactive') && !running && may('owner', 'delete/tenants'),
    open: state === 'active',
  };
  const order = ['open', 'update', 'create', 'retry', 'cancel', 'discard', 'close'] as const;
  return order.filter((action) => answers[action]);
}
