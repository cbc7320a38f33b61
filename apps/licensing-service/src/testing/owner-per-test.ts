import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { tenants } from '../schema';
import { buildTenantsApp, type Person, type TenantsApp } from './tenants-app';
import type { TestAppOptions } from './test-app';
import { type TestClock, testClock } from './test-clock';

export interface OwnerPerTest {
  /** Shared by all tests of the file. */
  readonly test: TenantsApp;
  /** A new user without company CRMs for each test. */
  readonly owner: Person;
  /** The service's clock. It continues from test to test, since invoice dates must not go back. */
  readonly time: TestClock;
  /** A name that is unique in the file and valid in a URL, prefixed with `word`. */
  readonly newName: (word?: string) => string;
}

/**
 * One service with a test clock, and a new owner for each test of the file, whose company CRMs are closed after it. Call
 * it once, outside of tests. Its members may be destructured at once and are valid from the first `beforeEach` on.
 * `options` is called when the service is built, after earlier `beforeAll` hooks.
 */
export function ownerPerTest(options: () => TestAppOptions = () => ({})): OwnerPerTest {
  const time = testClock();
  let service: TenantsApp;
  let person: Person;
  let people = 0;
  let names = 0;
  beforeAll(async () => {
    const { dependencies, ...others } = options();
    service = await buildTenantsApp({ ...others, dependencies: { clock: time.clock, ...dependencies } });
  });
  beforeEach(async () => {
    people += 1;
    person = await service.person(`Ana${people}`);
  });
  // Otherwise the jobs of later tests renew these subscriptions, too, with their invoices and e-mails.
  afterEach(() =>
    service.database.update(tenants).set({ state: 'closed' }).where(eq(tenants.authorId, person.user.id)),
  );
  afterAll(() => service.close());
  return {
    time,
    newName: (word = 'firma') => {
      names += 1;
      return `${word}-${names}`;
    },
    owner: {
      get user() {
        return person.user;
      },
      get client() {
        return person.client;
      },
      get token() {
        return person.token;
      },
    },
    test: {
      get app() {
        return service.app;
      },
      get dependencies() {
        return service.dependencies;
      },
      get database() {
        return service.database;
      },
      client: () => service.client(),
      close: () => service.close(),
      person: (...args) => service.person(...args),
      permit: (...args) => service.permit(...args),
      signOut: (args) => service.signOut(args),
    },
  };
}
