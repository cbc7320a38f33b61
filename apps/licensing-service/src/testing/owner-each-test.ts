import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from './tenants-app';
import type { TestAppOptions } from './test-app';
import { type TestClock, testClock } from './test-clock';

export interface OwnerEachTest {
  /** One for all tests of the file. */
  readonly test: TenantsApp;
  /** A new user without company CRMs in each test. */
  readonly owner: Person;
  /** The service's clock. It goes on from one test to the next, as the days of invoices do. */
  readonly time: TestClock;
  /** A name that nothing else of the file has, usable in an address; it begins with `word`. */
  readonly newName: (word?: string) => string;
}

/**
 * One service over a clock of its own, and a new owner in every test of the file. Called once, outside of the tests; its
 * dependencies may be taken out there, and stand for what they are named after from the first `beforeEach` on. `options` is asked
 * when the service is built, after what was opened by earlier `beforeAll`s.
 */
export function ownerEachTest(options: () => TestAppOptions = () => ({})): OwnerEachTest {
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
      person: (...who) => service.person(...who),
      signOut: (who) => service.signOut(who),
    },
  };
}
