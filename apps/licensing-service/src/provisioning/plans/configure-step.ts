import type { ProvisioningDependencies } from '../dependencies';
import type { Step } from '../../tenants';
import { deliverConfiguration } from '../configuration/deliver-configuration';

export function configureStep(dependencies: Pick<ProvisioningDependencies, 'provisioner' | 'secretKeys'>): Step {
  return {
    name: 'configure',
    run: ({ database, clock, assertLease, operation }) =>
      deliverConfiguration({ ...dependencies, database, clock }, operation.tenantId, assertLease),
  };
}
