import type { ProvisioningDependencies } from '../provisioning/dependencies';

export type BackOfficeDependencies = ProvisioningDependencies;
