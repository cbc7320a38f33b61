import type { ApiClient } from '@atrium/api-client';
import {
  testMailboxEndpoint,
  testNewsletterEndpoint,
  type BodyOf,
  type ConnectionTest,
  type ShapeOf,
} from '@atrium/api-client/contract';
import { courierTestEndpoints } from '@atrium/api-client/contract/couriers';
import { useApiClient } from '@atrium/api-client/react';
import { useCallback } from 'react';
import { useStoreConnectionTest } from './store-connection-test';

const accountTests = {
  ...courierTestEndpoints,
  newsletter: testNewsletterEndpoint,
  mailbox: testMailboxEndpoint,
} as const;

/** Courier and plugin accounts that can be tested. */
export type AccountName = keyof typeof accountTests;

/** Request body of an account test. */
export type AccountBody<Name extends AccountName> = BodyOf<ShapeOf<(typeof accountTests)[Name]>>;

interface AccountInput<Name extends AccountName> {
  readonly params: { readonly id: string };
  readonly body: AccountBody<Name>;
  readonly signal?: AbortSignal;
}

/** One type for all accounts: each endpoint returns a connection test. */
type AccountCall<Name extends AccountName> = (
  endpoint: (typeof accountTests)[Name],
  input: AccountInput<Name>,
) => Promise<ConnectionTest>;

/** Tests an account with the values of `body`. */
export function callAccountTest<Name extends AccountName>(
  client: ApiClient,
  name: Name,
  input: AccountInput<Name>,
): Promise<ConnectionTest> {
  const call = client.call as unknown as AccountCall<Name>;
  return call(accountTests[name], input);
}

/** Tests an account with the form's values and stores the result; `signal` cancels it. */
export function useTestAccount<Name extends AccountName>(id: string, name: Name) {
  const client = useApiClient();
  const storeTest = useStoreConnectionTest(id);
  return useCallback(
    async (body: AccountBody<Name>, signal: AbortSignal): Promise<ConnectionTest> => {
      const test = await callAccountTest(client, name, { params: { id }, body, signal });
      storeTest(test);
      return test;
    },
    [client, storeTest, id, name],
  );
}
