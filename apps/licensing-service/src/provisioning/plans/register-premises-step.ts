import type { ProvisioningDependencies } from '../dependencies';
import { registerPremises } from '../../setup';
import type { Step } from '../../tenants';

/** Registers the business premises. A failure is only a warning: the company CRM is still created. */
export function registerPremisesStep(
  dependencies: Pick<ProvisioningDependencies, 'secretKeys' | 'fiscalAuthority' | 'deliverSettings'>,
): Step {
  return {
    name: 'register_premises',
    async run({ database, clock, operation }) {
      const { failed } = await registerPremises({ ...dependencies, database, clock }, operation.tenantId);
      return failed > 0 ? 'premises_not_registered' : null;
    },
  };
}
