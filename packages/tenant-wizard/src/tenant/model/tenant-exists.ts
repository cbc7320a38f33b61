import type { Tenant } from '@atrium/api-client/contract';

/** Whether a company CRM is active or inactive, so that saved changes apply at once. */
export const tenantExists = ({ state }: Pick<Tenant, 'state'>): boolean => state === 'active' || state === 'inactive';
