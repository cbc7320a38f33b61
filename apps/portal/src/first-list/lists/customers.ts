import { listCustomersEndpoint } from '@atrium/api-client/contract';
import { CustomersPage } from '@atrium/back-office/customer-list';
import { showFirstList } from '../show-first-list';

await showFirstList({ Page: CustomersPage, endpoint: listCustomersEndpoint });
