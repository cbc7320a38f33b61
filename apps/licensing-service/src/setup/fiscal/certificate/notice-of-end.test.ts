import type { Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/sent-mail';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testClock } from '../../../testing/test-clock';
import { notifications, tenants } from '../../../schema';
import { fiscalCertificates } from './certificate.table';
import { noticeEndingCertificates } from './notice-of-end.job';

const day = 24 * 3_600_000;
const end = new Date('2027-03-01T00:00:00.000Z');
const time = testClock();
let test: TenantsApp;
let ana: Person;
beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  ana = await test.person('Ana', { language: 'sl' });
});
afterAll(() => test.close());

async function withCertificate(state: Tenant['state'], validUntil = end): Promise<string> {
  const { id } = (await ana.client.post('/tenants', {})).json<Tenant>();
  await test.database.update(tenants).set({ state, title: 'Zelena dolina' }).where(eq(tenants.id, id));
  await test.database.insert(fiscalCertificates).values({
    tenantId: id,
    fileName: 'potrdilo.p12',
    size: 1,
    chain: '',
    holder: 'Zelena dolina',
    issuer: 'TaxCA',
    issuerKind: 'production',
    validFrom: new Date(0),
    validUntil,
    uploadedAt: time.clock(),
    uploadedBy: ana.user.id,
  });
  return id;
}

/** Runs the job that many days before the end, twice, and returns the e-mails sent by then. */
async function toldAt(daysLeft: number): Promise<readonly unknown[]> {
  time.set(new Date(end.getTime() - daysLeft * day));
  await noticeEndingCertificates(test.dependencies);
  await noticeEndingCertificates(test.dependencies);
  const rows = await test.database.select().from(notifications).where(eq(notifications.kind, 'certificate_ending'));
  return rows.map(({ data }) => data['days_left']);
}

describe('the end of a certificate', () => {
  it('is announced sixty, thirty and seven days before, once each, also after a missed day', async () => {
    const id = await withCertificate('active');
    expect(await toldAt(61)).toEqual([]);
    expect(await toldAt(60)).toEqual([60]);
    expect(await toldAt(31)).toEqual([60]);
    expect(await toldAt(28)).toEqual([60, 28]);
    expect(await toldAt(8)).toEqual([60, 28]);
    expect(await toldAt(2)).toEqual([60, 28, 2]);
    expect(await toldAt(-1)).toEqual([60, 28, 2]);
    const mails = await mailsTo(test, ana);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Digitalno potrdilo bo kmalu poteklo: Zelena dolina'),
    );
    expect(mails.at(-1)?.text).toContain(`poteče čez 2 dneva`);
    expect(mails.at(-1)?.text).toContain(`/tenants/details/${id}/setup/fiscalization`);
  });

  it('of a draft is not announced', async () => {
    await test.database.delete(notifications);
    await withCertificate('draft');
    expect(await toldAt(10)).toEqual([]);
    const rows = await test.database.select().from(fiscalCertificates);
    expect(rows.filter(({ noticedDays }) => noticedDays === null)).toHaveLength(1);
  });
});
