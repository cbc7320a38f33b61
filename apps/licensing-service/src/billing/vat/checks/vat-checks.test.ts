import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tenant, VatCheck } from '@atrium/api-client/contract';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testSettings } from '../../../testing/test-settings';
import { readBody } from '../../../testing/vendors/read-body';
import { openHttpServer, type VendorServer } from '../../../testing/vendors/vendor-server';
import { vatChecks } from './vat-check.table';

/** Simulates the register; each test sets its answer. */
let answer: (request: { countryCode: string; vatNumber: string }, response: ServerResponse) => void;
const requests: unknown[] = [];
let vies: VendorServer;
let test: TenantsApp;
let ana: Person;
let id: string;

async function register(request: IncomingMessage, response: ServerResponse) {
  const question = JSON.parse(await readBody(request)) as { countryCode: string; vatNumber: string };
  requests.push([request.method, request.url, question]);
  answer(question, response);
}

const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const says = (body: object) => {
  answer = (question, response) =>
    json(response, { ...question, requestDate: '2026-11-21T08:00:00.000Z', requestIdentifier: '', ...body });
};

beforeAll(async () => {
  vies = await openHttpServer((request, response) => void register(request, response));
  test = await buildTenantsApp({ settings: { vendors: { ...testSettings().vendors, vies: `${vies.url}/rest-api` } } });
  ana = await test.person('Ana');
  id = (await ana.client.post('/tenants', {})).json<{ id: string }>().id;
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

const check = (vatNumber: string, country = 'SI') =>
  ana.client.post(`/tenants/${id}/vat-number/check`, { vat_number: vatNumber, country });
const checked = async (vatNumber: string, country?: string) => (await check(vatNumber, country)).json<VatCheck>();
const lastEvidence = async () => (await test.database.select().from(vatChecks).orderBy(desc(vatChecks.id)).limit(1))[0];

describe('a VAT number checked with VIES', () => {
  it('is confirmed with the name and address from VIES, and stored as evidence', async () => {
    says({
      valid: true,
      name: 'KOVINARSTVO AŽMAN D.O.O.',
      address: 'SLOVENSKA CESTA 001\n1000 LJUBLJANA',
      requestIdentifier: 'WAPIAAAAYx',
    });
    expect(await checked('50223054')).toEqual({
      status: 'confirmed',
      reason: null,
      vat_number: 'SI50223054',
      name: 'KOVINARSTVO AŽMAN D.O.O.',
      address: { street: 'SLOVENSKA CESTA 001', postal_code: '1000', city: 'LJUBLJANA', country: 'SI' },
      checked_at: test.dependencies.clock().toISOString(),
    });
    expect(requests.at(-1)).toEqual([
      'POST',
      '/rest-api/check-vat-number',
      { countryCode: 'SI', vatNumber: '50223054' },
    ]);
    expect(await lastEvidence()).toMatchObject({
      tenantId: id,
      vatNumber: 'SI50223054',
      status: 'confirmed',
      requestIdentifier: 'WAPIAAAAYx',
      requestDate: '2026-11-21T08:00:00.000Z',
      checkedBy: ana.user.id,
    });
  });

  it('returns its latest check on later visits', async () => {
    const read = async () => (await ana.client.get(`/tenants/${id}`)).json<Tenant>().vat_check;
    says({ valid: true, name: 'KOVINARSTVO AŽMAN D.O.O.', address: 'SLOVENSKA CESTA 001\n1000 LJUBLJANA' });
    const first = await checked('SI50223054');
    expect(await read()).toEqual(first);
    says({ valid: false, name: '---', address: '---' });
    const last = await checked('DE136695976', 'DE');
    expect(last).toMatchObject({ status: 'refused', vat_number: 'DE136695976' });
    expect(await read()).toEqual(last);
    const other = (await ana.client.post('/tenants', {})).json<Tenant>();
    expect(other.vat_check).toBeNull();
  });

  it('is checked with the country code that VIES uses', async () => {
    says({ valid: true, name: '---', address: '---' });
    expect(await checked('GR094259216', 'GR')).toMatchObject({ status: 'confirmed', name: null, address: null });
    expect(requests.at(-1)).toMatchObject({ 2: { countryCode: 'EL', vatNumber: '094259216' } });
  });

  it('is rejected only by an explicit "not valid"', async () => {
    says({ valid: false, name: '---', address: '---' });
    expect(await checked('SI50223054')).toMatchObject({ status: 'refused', reason: null, name: null });
    expect(await lastEvidence()).toMatchObject({ status: 'refused' });
  });

  it.each([
    ['INVALID_INPUT', 'unreadable'],
    ['INVALID_REQUESTER_INFO', 'blocked'],
    ['SERVICE_UNAVAILABLE', 'unavailable'],
    ['MS_UNAVAILABLE', 'member_state'],
    ['TIMEOUT', 'member_state'],
    ['VAT_BLOCKED', 'blocked'],
    ['IP_BLOCKED', 'blocked'],
    ['GLOBAL_MAX_CONCURRENT_REQ', 'busy'],
    ['GLOBAL_MAX_CONCURRENT_REQ_TIME', 'busy'],
    ['MS_MAX_CONCURRENT_REQ', 'busy'],
    ['MS_MAX_CONCURRENT_REQ_TIME', 'busy'],
    ['SOMETHING_NEW', 'unavailable'],
  ])('stays unchecked if VIES returns %s, with any HTTP status', async (error, reason) => {
    for (const status of [200, 400, 500]) {
      answer = (_, response) => json(response, { actionSucceed: false, errorWrappers: [{ error }] }, status);
      expect(await checked('SI50223054')).toMatchObject({ status: 'not_checked', reason });
    }
    expect(await lastEvidence()).toMatchObject({ status: 'not_checked', reason, requestIdentifier: null });
  });

  it.each<[string, (response: ServerResponse) => unknown, string]>([
    ['a page', (response) => response.end('<html>maintenance</html>'), 'unreadable'],
    ['another number', (response) => json(response, { countryCode: 'SI', vatNumber: '1', valid: true }), 'unreadable'],
    [
      'a text as `valid`',
      (response) => json(response, { countryCode: 'SI', vatNumber: '50223054', valid: 'true' }),
      'unreadable',
    ],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), 'unreadable'],
    ['a too long response', (response) => response.end('x'.repeat(100_000)), 'unreadable'],
    ['a reset connection', (response) => response.destroy(), 'unreadable'],
  ])('stays unchecked if VIES returns %s', async (_, respond, reason) => {
    answer = (_question, response) => void respond(response);
    expect(await checked('SI50223054')).toMatchObject({ status: 'not_checked', reason });
  });

  it('is not sent to VIES if its country is not in VIES', async () => {
    const before = requests.length;
    expect(await checked('GB980780684', 'GB')).toMatchObject({ status: 'not_checked', reason: 'not_served' });
    expect(requests).toHaveLength(before);
  });

  it.each(['', 'DE12', 'x'.repeat(33)])('is rejected if it is malformed: %s', async (vatNumber) => {
    const before = requests.length;
    const answered = await check(vatNumber);
    expect([answered.statusCode, Object.keys(answered.json<{ errors: object }>().errors)]).toEqual([
      422,
      ['vat_number'],
    ]);
    expect(requests).toHaveLength(before);
  });

  it('stays unchecked if VIES does not answer', async () => {
    await vies.close();
    expect(await checked('SI50223054')).toMatchObject({ status: 'not_checked', reason: 'unavailable' });
  });
});
