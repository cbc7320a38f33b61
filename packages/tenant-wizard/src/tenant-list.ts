export { TenantListPage } from './list/pages/tenant-list-page';
