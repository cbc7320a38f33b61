import type { Tenant } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo } from '../../../testing/sent-mail';
import { buildTenantsApp, type Person, type TenantsApp } from '../../../testing/tenants-app';
import { testClock } from '../../../testing/test-clock';
import { notifications, tenants } from '../../../schema';
import { fiscalCertificates } from './certificate.table';
import { notifyExpiringCertificates } from './notify-expiring-certificates.job';

const day = 24 * 3_600_000;
const expiry = new Date('2027-03-01T00:00:00.000Z');
const time = testClock();
let test: TenantsApp;
let ana: Person;
beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  ana = await test.person('Ana', { language: 'sl' });
});
afterAll(() => test.close());

async function withCertificate(state: Tenant['state'], validUntil = expiry): Promise<string> {
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

/** Runs the job twice, `daysLeft` days before expiry, and returns the notices sent so far. */
async function noticesAt(daysLeft: number): Promise<readonly unknown[]> {
  time.set(new Date(expiry.getTime() - daysLeft * day));
  await notifyExpiringCertificates(test.dependencies);
  await notifyExpiringCertificates(test.dependencies);
  const rows = await test.database.select().from(notifications).where(eq(notifications.kind, 'certificate_ending'));
  return rows.map(({ data }) => data['days_left']);
}

describe('certificate expiry notices', () => {
  it('are sent once each 60, 30 and 7 days before expiry, also after a missed day', async () => {
    const id = await withCertificate('active');
    expect(await noticesAt(61)).toEqual([]);
    expect(await noticesAt(60)).toEqual([60]);
    expect(await noticesAt(31)).toEqual([60]);
    expect(await noticesAt(28)).toEqual([60, 28]);
    expect(await noticesAt(8)).toEqual([60, 28]);
    expect(await noticesAt(2)).toEqual([60, 28, 2]);
    expect(await noticesAt(-1)).toEqual([60, 28, 2]);
    const mails = await mailsTo(test, ana);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 3 }, () => 'Digitalno potrdilo bo kmalu poteklo: Zelena dolina'),
    );
    expect(mails.at(-1)?.text).toContain(`poteče čez 2 dneva`);
    expect(mails.at(-1)?.text).toContain(`/tenants/details/${id}/setup/fiscalization`);
  });

  it('are not sent for drafts', async () => {
    await test.database.delete(notifications);
    await withCertificate('draft');
    expect(await noticesAt(10)).toEqual([]);
    const rows = await test.database.select().from(fiscalCertificates);
    expect(rows.filter(({ noticedDays }) => noticedDays === null)).toHaveLength(1);
  });
});
