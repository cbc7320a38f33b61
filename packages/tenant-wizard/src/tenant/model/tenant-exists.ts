import type { Tenant } from '@atrium/api-client/contract';

/** Whether a company CRM is there, switched on or off: what is saved of it takes effect at once. */
export const tenantExists = ({ state }: Pick<Tenant, 'state'>): boolean => state === 'active' || state === 'inactive';
