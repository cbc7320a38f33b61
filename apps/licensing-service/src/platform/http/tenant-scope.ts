import type { Scope } from '../database/scope';
import type { SessionUser } from './caller';
import { hasPermission } from './has-permission';

/** Whose tenants a call reaches: the caller's own, or everybody's with the endpoint's permission. */
export function tenantScope(user: SessionUser, permission: string): Scope {
  return { userId: user.id, everyTenant: hasPermission(user, permission) };
}
