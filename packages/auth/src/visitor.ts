export { authMessages } from './messages';
export { readReturnPath } from './model/return-path';
export { authPaths } from './paths';
