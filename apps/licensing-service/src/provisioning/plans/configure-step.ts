import type { ProvisioningDependencies } from '../dependencies';
import type { Step } from '../../tenants';
import { deliverConfiguration } from '../configuration/deliver-configuration';

/** Hands the settings of the sections to the instance. */
export function configureStep(dependencies: Pick<ProvisioningDependencies, 'provisioner' | 'secretKeys'>): Step {
  return {
    name: 'configure',
    run: ({ database, clock, holds, operation }) =>
      deliverConfiguration({ ...dependencies, database, clock }, operation.tenantId, holds),
  };
}
