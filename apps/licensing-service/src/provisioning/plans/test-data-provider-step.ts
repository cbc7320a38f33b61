import type { ProvisioningDependencies } from '../dependencies';
import { testDataProvider } from '../../setup';
import type { Step } from '../../tenants';

export type DataProviderDependencies = Pick<
  ProvisioningDependencies,
  'secretKeys' | 'realtime' | 'log' | 'testSlots' | 'connections'
>;

/** Tries the company's database once more; where it does not answer the company CRM is there nevertheless, with a warning. */
export function testDataProviderStep(dependencies: DataProviderDependencies): Step {
  return {
    name: 'test_data_provider',
    async run({ database, clock, operation }) {
      const test = await testDataProvider({ ...dependencies, database, clock }, operation.tenantId);
      return test?.state === 'invalid' ? 'data_provider_failed' : null;
    },
  };
}
