export { sessions, userReference, users } from './accounts/account.table';
