import { choice } from '../named.schema';

/** Roles of members. Each role has all rights of the roles after it. */
export const tenantRoleSchema = choice('TenantRole', ['owner', 'manager', 'viewer']);
