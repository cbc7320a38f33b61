import { asService, type Transact } from '../../platform';
import type { ProvisioningDependencies } from '../dependencies';
import { closePremises } from '../../setup';
import type { Step } from '../../tenants';

/** Closes the business premises at the tax authority. A failure is only a warning: the company CRM still closes. */
export function closePremisesStep(
  dependencies: Pick<ProvisioningDependencies, 'secretKeys' | 'fiscalAuthority'>,
): Step {
  return {
    name: 'close_premises',
    async run({ database, clock, operation }) {
      const transact: Transact = (run) => asService(database, 'job', run);
      const { failed } = await closePremises({ ...dependencies, transact, clock }, operation.tenantId);
      return failed > 0 ? 'premises_not_closed' : null;
    },
  };
}
