export { operations } from './operations/operation.table';
export { tenantReference, tenants } from './tenant.table';
