import { listTenantsEndpoint } from '@atrium/api-client/contract';
import { TenantListPage } from '@atrium/tenant-wizard/tenant-list';
import { showFirstList } from '../show-first-list';

await showFirstList({ Page: TenantListPage, endpoint: listTenantsEndpoint });
