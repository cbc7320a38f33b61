import {
  requestVpnEndpoint,
  testDataProviderEndpoint,
  type BodyOf,
  type ConnectionTest,
  type ShapeOf,
} from '@atrium/api-client/contract';
import { useApiClient, useCall } from '@atrium/api-client/react';
import { useCallback } from 'react';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';
import { useStoreConnectionTest } from '../../connection-test/api/store-connection-test';

/** Tests the database with the form's values and stores the result; `signal` cancels it. */
export function useTestDataProvider(id: string) {
  const client = useApiClient();
  const storeTest = useStoreConnectionTest(id);
  return useCallback(
    async (body: BodyOf<ShapeOf<typeof testDataProviderEndpoint>>, signal: AbortSignal): Promise<ConnectionTest> => {
      const test = await client.call(testDataProviderEndpoint, { params: { id }, body, signal });
      storeTest(test);
      return test;
    },
    [client, storeTest, id],
  );
}

/** Requests a VPN configuration from the operator. */
export function useRequestVpn(id: string) {
  const updateTenant = useUpdateCachedTenant(id);
  return useCall(requestVpnEndpoint, {
    onSuccess: ({ requested_at: requestedAt }) =>
      updateTenant((tenant) => ({ ...tenant, vpn_requested_at: requestedAt })),
  });
}
