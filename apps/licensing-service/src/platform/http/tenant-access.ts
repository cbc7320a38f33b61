import type { TenantRole } from '@atrium/api-client/contract';

/** The user's role in a tenant, found by the tenant's id or the id of one of its operations; null for none. */
export type TenantRoleOf = (userId: string, tenantOrOperationId: string) => Promise<TenantRole | null>;

const ranks: Readonly<Record<TenantRole, number>> = { viewer: 1, manager: 2, owner: 3 };

export function reaches(role: TenantRole, needed: TenantRole): boolean {
  return ranks[role] >= ranks[needed];
}
