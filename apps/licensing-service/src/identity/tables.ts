export { sessions, users } from './accounts/account.table';
