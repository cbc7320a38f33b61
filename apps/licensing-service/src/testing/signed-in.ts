import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type AccountsApp, buildAccountsApp } from './accounts-app';
import type { TestClient } from './test-client';

/** A user with an account and a session, new for each test. */
export interface SignedIn {
  /** Shared by all tests of the file. */
  readonly service: AccountsApp;
  readonly email: string;
  readonly userId: string;
  /** Client with their session. */
  readonly client: TestClient;
}

/**
 * A signed-in user for each test of a file, on one service. Call it once, outside of tests. Its members are valid
 * from the first `beforeEach` on.
 */
export function signedIn(): SignedIn {
  let service: AccountsApp;
  let email: string;
  let userId: string;
  let client: TestClient;
  beforeAll(async () => {
    service = await buildAccountsApp();
  });
  beforeEach(async () => {
    email = `${crypto.randomUUID()}@example.com`;
    userId = await service.register({ email });
    client = await service.logIn(email);
  });
  afterAll(() => service.close());
  return {
    get service() {
      return service;
    },
    get email() {
      return email;
    },
    get userId() {
      return userId;
    },
    get client() {
      return client;
    },
  };
}
