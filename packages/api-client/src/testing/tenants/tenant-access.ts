import type { CurrentUser, EndpointDefinition, TenantRole } from '../../contract';
import { can } from '../../session/can';
import { ProblemError, notFound } from '../http/problem';
import type { FakeState } from '../state';

const ranks: Readonly<Record<TenantRole, number>> = { viewer: 1, manager: 2, owner: 3 };

export function roleIn({ members }: FakeState, user: CurrentUser, tenantId: string): TenantRole | null {
  return members.find((member) => member.tenantId === tenantId && member.userId === user.id)?.role ?? null;
}

/** Whether the user can invite and remove members and change their roles. */
export function mayManage(state: FakeState, user: CurrentUser, tenantId: string): boolean {
  return can(user, 'update/tenants') || roleIn(state, user, tenantId) === 'owner';
}

/** Throws a 404 for users who are not members of the tenant in the path, and a 403 if their role is too low. */
export function requireMember(
  state: FakeState,
  access: Extract<EndpointDefinition['access'], { kind: 'tenant' }>,
  user: CurrentUser,
  id: string,
): void {
  const tenantId = state.operations.find((operation) => operation.id === id)?.tenant_id ?? id;
  if (can(user, access.permission)) return;
  const role = roleIn(state, user, tenantId);
  if (role === null) throw notFound('tenant_not_found');
  if (ranks[role] < ranks[access.role]) throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
}
