export { CustomersPage } from './customers/pages/customers-page';
