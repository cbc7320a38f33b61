import type { TenantRole } from '@atrium/api-client/contract';

/** The role a user has in the tenant that `id` names, itself or by one of its operations; null without any. */
export type TenantRoleOf = (userId: string, tenantOrOperationId: string) => Promise<TenantRole | null>;

const ranks: Readonly<Record<TenantRole, number>> = { viewer: 1, manager: 2, owner: 3 };

export function reaches(role: TenantRole, needed: TenantRole): boolean {
  return ranks[role] >= ranks[needed];
}
