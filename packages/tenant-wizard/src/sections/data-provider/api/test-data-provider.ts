import {
  requestVpnEndpoint,
  testDataProviderEndpoint,
  type BodyOf,
  type ConnectionTest,
  type ShapeOf,
} from '@atrium/api-client/contract';
import { useApiClient, useCall } from '@atrium/api-client/react';
import { useCallback } from 'react';
import { useTakeSection } from '../../form/api/take-section';
import { useTakeTest } from '../../connection-test/api/take-test';

/** Tries the database with what the form shows, and keeps how it went; `signal` gives it up. */
export function useTestDataProvider(id: string) {
  const client = useApiClient();
  const take = useTakeTest(id);
  return useCallback(
    async (body: BodyOf<ShapeOf<typeof testDataProviderEndpoint>>, signal: AbortSignal): Promise<ConnectionTest> => {
      const test = await client.call(testDataProviderEndpoint, { params: { id }, body, signal });
      take(test);
      return test;
    },
    [client, take, id],
  );
}

/** Asks the operator for a VPN configuration. */
export function useRequestVpn(id: string) {
  const take = useTakeSection(id);
  return useCall(requestVpnEndpoint, {
    onSuccess: ({ requested_at: requestedAt }) => take((tenant) => ({ ...tenant, vpn_requested_at: requestedAt })),
  });
}
