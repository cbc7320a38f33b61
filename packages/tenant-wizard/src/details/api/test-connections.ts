import type { ApiClient } from '@atrium/api-client';
import {
  testDataProviderEndpoint,
  testMailboxEndpoint,
  testNewsletterEndpoint,
  type ConnectionName,
  type ConnectionTest,
  type Tenant,
} from '@atrium/api-client/contract';
import { testedCouriers, type TestedCourier } from '@atrium/api-client/contract/couriers';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { callAccountTest, type AccountBody } from '../../sections/connection-test/api/test-account';
import { useStoreConnectionTest } from '../../sections/connection-test/api/store-connection-test';

type Tester = (client: ApiClient, tenant: Tenant) => Promise<ConnectionTest>;

const courierTester =
  (name: TestedCourier): Tester =>
  (client, { id, sections }) => {
    const body = { [name]: sections.couriers.data[name] ?? {} } as unknown as AccountBody<TestedCourier>;
    return callAccountTest(client, name, { params: { id }, body });
  };

/** Tests a connection with its saved settings. */
const testers: Partial<Record<ConnectionName, Tester>> = {
  data_provider: (client, { id, sections }) =>
    client.call(testDataProviderEndpoint, { params: { id }, body: sections.data_provider.data }),
  ...Object.fromEntries(testedCouriers.map((name) => [name, courierTester(name)])),
  newsletter: (client, { id, sections }) =>
    client.call(testNewsletterEndpoint, {
      params: { id },
      body: { newsletter: sections.plugins.data.newsletter ?? {} },
    }),
  mailbox: (client, { id, sections }) =>
    client.call(testMailboxEndpoint, { params: { id }, body: { mailbox: sections.plugins.data.mailbox ?? {} } }),
};

/** Whether the saved settings of a connection can be tested. */
export const canBeTested = (connection: ConnectionName): boolean => connection in testers;

/** Tests connections one after the other and stores each result. */
export function useTestConnections(tenant: Tenant) {
  const client = useApiClient();
  const storeTest = useStoreConnectionTest(tenant.id);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (connections: readonly ConnectionName[]) => {
      for (const connection of connections) {
        const test = await testers[connection]?.(client, tenant);
        if (test !== undefined) storeTest(test);
      }
    },
  });
}
