export { tenantWizardFeature } from './feature';
