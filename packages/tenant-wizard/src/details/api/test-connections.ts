import type { ApiClient } from '@atrium/api-client';
import {
  testDataProviderEndpoint,
  testGlsEndpoint,
  testMailboxEndpoint,
  testNewsletterEndpoint,
  testPostaSlovenijeEndpoint,
  type ConnectionName,
  type ConnectionTest,
  type Tenant,
} from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useStoreConnectionTest } from '../../sections/connection-test/api/store-connection-test';

type Tester = (client: ApiClient, tenant: Tenant) => Promise<ConnectionTest>;

/** Tests a connection with its saved settings. */
const testers: Partial<Record<ConnectionName, Tester>> = {
  data_provider: (client, { id, sections }) =>
    client.call(testDataProviderEndpoint, { params: { id }, body: sections.data_provider.data }),
  posta_slovenije: (client, { id, sections }) => {
    const { posta_slovenije: posta = {} } = sections.couriers.data;
    return client.call(testPostaSlovenijeEndpoint, { params: { id }, body: { posta_slovenije: posta } });
  },
  gls: (client, { id, sections }) =>
    client.call(testGlsEndpoint, { params: { id }, body: { gls: sections.couriers.data.gls ?? {} } }),
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
