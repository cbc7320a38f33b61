export { backOfficeFeature } from './feature';
