import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../read-settings';
import { rateCounters } from '../../schema';
import { testSettings } from '../../testing/test-settings';
import { buildTenantsApp, type Person, type TenantsApp } from '../../testing/tenants-app';
import type { RegisteredRoute } from './route';

let test: TenantsApp;
let ana: Person;
let bor: Person;
let id: string;

beforeAll(async () => {
  const limits = {
    loginPerMinute: 1,
    signupPerHour: 1,
    forgotPerHour: 1,
    exportPerMinute: 1,
    uploadsPerHour: 1,
    filesPerHour: 1,
    searchesPerMinute: 1,
    livePreviewsPerMinute: 1,
    documentMailsPerHour: 1,
    connectionTestPerMinute: 1,
    vatCheckPerMinute: 1,
    cardsPerHour: 1,
  };
  test = await buildTenantsApp({ settings: { limits: { ...testSettings().limits, ...limits } } });
  const rights = { isAdministrator: true };
  [ana, bor] = [await test.person('Ana', rights), await test.person('Bor', rights)];
  id = (await ana.client.post('/tenants', {})).json<{ id: string }>().id;
});
afterAll(() => test.close());

const limitedRoutes = () => test.app.routeTable.filter(({ endpoint }) => endpoint.rateLimit !== undefined);

function send({ client }: Person, { endpoint }: RegisteredRoute) {
  const url = endpoint.path.replace(/\{\w+\}/, id);
  const parts = new FormData();
  parts.append('field', 'x');
  return client.send(endpoint.method, url, endpoint.upload === undefined ? { form: {} } : { parts });
}

describe('rate-limited endpoints', () => {
  it('are the endpoints with external cost or guessable secrets', () => {
    expect(new Set(limitedRoutes().map(({ endpoint }) => endpoint.rateLimit))).toEqual(
      new Set([
        'card',
        'connectionTest',
        'documentMail',
        'export',
        'file',
        'forgot',
        'livePreview',
        'login',
        'search',
        'signup',
        'upload',
        'vatCheck',
      ]),
    );
  });

  it('answer 429 with Retry-After above the limit, counted per user if signed in', async () => {
    for (const route of limitedRoutes()) {
      const { id: name, access } = route.endpoint;
      await test.database.delete(rateCounters);
      expect((await send(ana, route)).statusCode, name).not.toBe(429);
      const limited = await send(ana, route);
      expect([name, limited.statusCode]).toEqual([name, 429]);
      expect(Number(limited.headers['retry-after']), name).toBeGreaterThan(0);
      const otherStatus = (await send(bor, route)).statusCode;
      expect([name, otherStatus === 429]).toEqual([name, access.kind === 'public']);
    }
  });

  it('use the default limits if the operator sets none', () => {
    expect(readSettings({}).limits).toMatchObject({
      userPerMinute: 300,
      anonymousPerMinute: 120,
      loginPerMinute: 10,
      forgotPerHour: 10,
      connectionTestPerMinute: 5,
      exportPerMinute: 5,
      uploadsPerHour: 30,
      filesPerHour: 600,
      searchesPerMinute: 120,
      davPerMinute: 60,
      unknownDavTokensPerMinute: 20,
      livePreviewsPerMinute: 60,
      documentMailsPerHour: 20,
      fileBytesPerDay: 2 * 1024 ** 3,
      filesAtOnce: 3,
      cardsPerHour: 30,
    });
  });
});
