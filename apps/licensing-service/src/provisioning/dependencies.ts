import type { BillingDependencies } from '../billing/dependencies';
import type { Provisioner } from './provisioners/provisioner';

export interface ProvisioningDependencies extends BillingDependencies {
  readonly provisioner: Provisioner;
}
