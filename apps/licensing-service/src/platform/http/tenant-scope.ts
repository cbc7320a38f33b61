import type { Scope } from '../database/scope';
import type { SessionUser } from './caller';
import { hasPermission } from './has-permission';

/** Database scope of a user: their tenants, or all tenants with the permission. */
export function tenantScope(user: SessionUser, permission: string): Scope {
  return { userId: user.id, everyTenant: hasPermission(user, permission) };
}
