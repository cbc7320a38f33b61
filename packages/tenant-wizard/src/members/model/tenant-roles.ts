import type { TenantRole } from '@atrium/api-client/contract';

/** Each may do everything the ones after it may. */
export const tenantRoles = ['owner', 'manager', 'viewer'] as const satisfies readonly TenantRole[];
