import type { Tenant } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { german } from '../../../testing/addresses';
import { paidDraft, paidTenant } from '../../../testing/paid-tenants';
import { quote } from '../../../testing/paying';
import { buildTenantsApp, companyNamed, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testClock, type TestClock } from '../../../testing/test-clock';
import { testSeller } from '../../../testing/test-invoices';
import { testSettings } from '../../../testing/test-settings';
import type { VendorServer } from '../../../testing/vendors/vendor-server';
import { openViesServer, type ViesRequest } from '../../../testing/vendors/vies-server';
import { reconfirmNumbers } from './reconfirm-numbers.job';
import { checkEnteredNumberJob } from './check-entered-number.job';
import { recheckBilledNumbers } from './recheck-billed-numbers.job';

let asked: ViesRequest[] = [];
let isValid: boolean | null = true;
let vies: VendorServer;
let test: TenantsApp;
let time: TestClock;
let owner: Person;
let id = '';

beforeAll(async () => {
  time = testClock();
  vies = await openViesServer((question) => {
    asked.push(question);
    return isValid;
  });
  const vendors = { ...testSettings().vendors, vies: vies.url };
  test = await buildTenantsApp({ settings: { vendors, seller: testSeller }, dependencies: { clock: time.clock } });
  owner = await test.person('Ana');
  id = await paidTenant(test, owner, 'berlin', { address: german });
  await recheckBilledNumbers(test.dependencies);
});
afterAll(async () => {
  await test.close();
  await vies.close();
});

/** Runs the job after that many more days; returns the number of calls to VIES. */
async function after(days: number): Promise<number> {
  time.forward(days * 86_400_000);
  asked = [];
  await reconfirmNumbers(test.dependencies);
  return asked.length;
}
/** Runs the queued checks of a re-entered number. */
async function numberReturned(): Promise<void> {
  asked = [];
  const taken = sql`delete from pgboss.job where name = ${checkEnteredNumberJob.name} returning data`;
  for (const { data } of (await test.database.execute<{ data: Parameters<typeof checkEnteredNumberJob.run>[1] }>(taken))
    .rows)
    await checkEnteredNumberJob.run({ dependencies: test.dependencies, signal: AbortSignal.abort() }, data);
}

async function saveNumber(vatNumber: string): Promise<void> {
  const { application } = (await owner.client.get(`/tenants/${id}`)).json<Tenant>().sections;
  const address = { ...application.data.address, vat_number: vatNumber };
  const body = { ...application.data, address, _version: application.version };
  expect((await owner.client.put(`/tenants/${id}/sections/application`, body)).statusCode).toBe(200);
}

/** Of the renewal, which is due in all of these tests. */
const reason = async () => (await quote(owner.client, id)).vat.reason;

describe('a confirmed VAT number', () => {
  it('is checked in the name of the operator, so that VIES returns a request identifier', () => {
    expect(asked).toContainEqual({
      countryCode: 'DE',
      vatNumber: '136695976',
      requesterMemberStateCode: testSeller.vat_number.slice(0, 2),
      requesterNumber: testSeller.vat_number.slice(2),
    });
  });

  it('is checked again after a month, and not before', async () => {
    expect(await after(29)).toBe(0);
    expect(await after(2)).toBe(1);
    expect(await after(1)).toBe(0);
    expect(await reason()).toBe('eu_number_confirmed');
  });

  it('is checked again without a running plan too, since a plan may be paid', async () => {
    const draft = await paidDraft(owner, { ...companyNamed('potsdam'), address: german });
    const number = { vat_number: german.vat_number, country: 'DE' };
    await owner.client.post(`/tenants/${draft}/vat-number/check`, number);
    expect(await after(31)).toBe(2);
  });

  it('does not count after it is re-entered, until VIES confirms it again', async () => {
    await saveNumber('');
    const weeks = await after(36);
    expect([weeks, await reason()]).toEqual([1, 'eu_without_number']);
    isValid = null;
    await saveNumber(german.vat_number);
    expect(await reason()).toBe('eu_number_not_checked');
    await numberReturned();
    expect([asked.length, await reason()]).toEqual([1, 'eu_number_not_checked']);
    isValid = true;
    await saveNumber('');
    time.forward(2 * 86_400_000);
    await saveNumber(german.vat_number);
    await numberReturned();
    expect(await reason()).toBe('eu_number_confirmed');
  });

  it('is checked at most once a day when it is re-entered repeatedly, also while VIES is silent', async () => {
    isValid = null;
    time.forward(2 * 86_400_000);
    for (const number of ['', german.vat_number, '', german.vat_number]) await saveNumber(number);
    await numberReturned();
    expect(asked).toHaveLength(1);
    for (const number of ['', german.vat_number]) await saveNumber(number);
    await numberReturned();
    expect(asked).toHaveLength(0);
  });

  it('counts while VIES is silent, and is checked until VIES answers', async () => {
    isValid = null;
    expect(await after(31)).toBeGreaterThan(0);
    expect(await after(1)).toBeGreaterThan(0);
    expect(await reason()).toBe('eu_number_confirmed');
  });

  it('is charged with VAT once VIES rejects it', async () => {
    isValid = false;
    expect(await after(1)).toBe(2);
    expect(await reason()).toBe('eu_number_refused');
    expect(await after(31)).toBe(0);
  });
});
