import type { ProvisioningDependencies } from '../dependencies';
import { testDataProvider } from '../../setup';
import type { Step } from '../../tenants';

export type DataProviderDependencies = Pick<
  ProvisioningDependencies,
  'secretKeys' | 'realtime' | 'log' | 'testSlots' | 'connections'
>;

/** Tests the company's database again. A failure is only a warning: the company CRM is still created. */
export function testDataProviderStep(dependencies: DataProviderDependencies): Step {
  return {
    name: 'test_data_provider',
    async run({ database, clock, operation }) {
      const test = await testDataProvider({ ...dependencies, database, clock }, operation.tenantId);
      return test?.state === 'invalid' ? 'data_provider_failed' : null;
    },
  };
}
