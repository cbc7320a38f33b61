export { operations } from './operations/operation.table';
export { tenants } from './tenant.table';
