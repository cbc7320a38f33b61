export { useSharedHelpDismissal } from './api/use-shared-help-dismissal';
export { authFeature } from './feature';
export { readReturnPath, toReturnPath } from './model/return-path';
export { authPaths, type LoginOptions } from './paths';
