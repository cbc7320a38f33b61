export { backOfficeFeature } from './feature';
export { paths as backOfficePaths } from './paths';
