import type { ProvisioningDependencies } from '../provisioning';

export type BackOfficeDependencies = ProvisioningDependencies;
