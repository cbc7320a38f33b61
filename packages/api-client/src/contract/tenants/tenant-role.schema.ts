import { choice } from '../named.schema';

/** What a member of a company CRM may do; each role may do everything the roles after it may. */
export const tenantRoleSchema = choice('TenantRole', ['owner', 'manager', 'viewer']);
