import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../settings/environment';
import { rateCounters } from '../../schema';
import { testSettings } from '../../testing/test-settings';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import type { RegisteredRoute } from './route';

let test: TenantsApp;
let ana: Person;
let bor: Person;
let id: string;

beforeAll(async () => {
  const once = {
    loginPerMinute: 1,
    signupPerHour: 1,
    forgotPerHour: 1,
    exportPerMinute: 1,
    uploadsPerHour: 1,
    connectionTestPerMinute: 1,
    vatCheckPerMinute: 1,
    cardsPerHour: 1,
  };
  test = await buildTenantsApp({ settings: { limits: { ...testSettings().limits, ...once } } });
  const rights = { isAdministrator: true };
  [ana, bor] = [await test.person('Ana', rights), await test.person('Bor', rights)];
  id = (await ana.client.post('/tenants', {})).json<{ id: string }>().id;
});
afterAll(() => test.close());

const counted = () => test.app.routeTable.filter(({ endpoint }) => endpoint.rateLimit !== undefined);

function ask({ client }: Person, { endpoint }: RegisteredRoute) {
  const url = endpoint.path.replace(/\{\w+\}/, id);
  const parts = new FormData();
  parts.append('field', 'x');
  return client.send(endpoint.method, url, endpoint.upload === undefined ? { form: {} } : { parts });
}

describe('calls with a counter of their own', () => {
  it('are all that cost something outside, or are guessed at', () => {
    expect(new Set(counted().map(({ endpoint }) => endpoint.rateLimit))).toEqual(
      new Set(['card', 'connectionTest', 'export', 'forgot', 'login', 'signup', 'upload', 'vatCheck']),
    );
  });

  it('are refused beyond it, with the time to come again; what a signed-in user costs is counted by user', async () => {
    for (const route of counted()) {
      const { id: name, access } = route.endpoint;
      await test.database.delete(rateCounters);
      expect((await ask(ana, route)).statusCode, name).not.toBe(429);
      const refused = await ask(ana, route);
      expect([name, refused.statusCode]).toEqual([name, 429]);
      expect(Number(refused.headers['retry-after']), name).toBeGreaterThan(0);
      const others = (await ask(bor, route)).statusCode;
      expect([name, others === 429]).toEqual([name, access.kind === 'public']);
    }
  });

  it('have the agreed size where the operator says nothing', () => {
    expect(readSettings({}).limits).toMatchObject({
      userPerMinute: 300,
      anonymousPerMinute: 120,
      loginPerMinute: 10,
      forgotPerHour: 10,
      connectionTestPerMinute: 5,
      exportPerMinute: 5,
      uploadsPerHour: 30,
      cardsPerHour: 30,
    });
  });
});
