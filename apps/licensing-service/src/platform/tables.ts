export { id, instant } from './database/columns';
export { mailMessages } from './mail/mail.table';
