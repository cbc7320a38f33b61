import type { BillingDependencies } from '../billing';
import type { Provisioner } from './provisioners/provisioner';

export interface ProvisioningDependencies extends BillingDependencies {
  readonly provisioner: Provisioner;
}
