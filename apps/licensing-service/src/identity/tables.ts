export { users } from './accounts/account.table';
