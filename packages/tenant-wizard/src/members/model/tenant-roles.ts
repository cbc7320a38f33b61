import type { TenantRole } from '@atrium/api-client/contract';

/** Each role has the permissions of the roles after it. */
export const tenantRoles = ['owner', 'manager', 'viewer'] as const satisfies readonly TenantRole[];
