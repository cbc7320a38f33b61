export { tenantWizardFeature } from './feature';
export { paths as tenantPaths } from './paths';
