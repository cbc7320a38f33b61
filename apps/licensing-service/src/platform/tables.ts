export { id, instant } from './database/columns';
