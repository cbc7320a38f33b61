import { asService, type Transact } from '../../platform';
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
      const transact: Transact = (run) => asService(database, 'job', run);
      const { failed } = await registerPremises({ ...dependencies, transact, clock }, operation.tenantId);
      return failed > 0 ? 'premises_not_registered' : null;
    },
  };
}
