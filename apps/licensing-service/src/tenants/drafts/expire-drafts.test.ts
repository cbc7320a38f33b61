import type { Tenant } from '@atrium/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailMessages } from '../../schema';
import { tenantKeys, tenantSecrets } from '../secrets/secret.table';
import { openPage } from '../../testing/open-page';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { testClock } from '../../testing/test-clock';
import { expireDrafts } from './expire-drafts.job';

const day = 24 * 3_600_000;
const time = testClock();
let test: TenantsApp;
let ana: Person;
let id: string;

beforeAll(async () => {
  test = await buildTenantsApp({ dependencies: { clock: time.clock } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ana = await test.person('Ana', { language: 'sl' });
  id = await completeDraft(ana);
});

afterAll(() => test.close());

const mails = () => test.database.select({ subject: mailMessages.subject, text: mailMessages.text }).from(mailMessages);

describe('draft expiry', () => {
  it('sends no e-mail for 23 days', async () => {
    time.forward(23 * day - 1);
    await expireDrafts(test.dependencies);
    expect(await mails()).toEqual([]);
  });

  it('warns the owner once after 23 days, in their language', async () => {
    time.forward(1);
    await Promise.all([expireDrafts(test.dependencies), expireDrafts(test.dependencies)]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Vaš osnutek bomo kmalu zavrgli',
      text: expect.stringContaining('čez 7 dni'),
    });
  });

  it('starts again when the draft is saved', async () => {
    const { version } = (await ana.client.get(`/tenants/${id}`)).json<Tenant>().sections.subscription;
    await ana.client.put(`/tenants/${id}/sections/subscription`, { plan: 'trial', _version: version });
    time.forward(23 * day);
    await expireDrafts(test.dependencies);
    expect(await mails()).toHaveLength(2);
    expect((await ana.client.get(`/tenants/${id}`)).statusCode).toBe(200);
  });

  it('discards the draft and its secrets after 30 days and updates open lists', async () => {
    const page = await openPage(test.app, ana.client);
    time.forward(7 * day);
    await expireDrafts(test.dependencies);
    await page.waitForChange(id);
    expect((await ana.client.get(`/tenants/${id}`)).statusCode).toBe(404);
    expect(await test.database.select().from(tenantSecrets)).toEqual([]);
    expect(await test.database.select().from(tenantKeys)).toEqual([]);
  });

  it('discards the other drafts if one cannot be discarded', async () => {
    const draft = async () => (await ana.client.post('/tenants', {})).json<Tenant>().id;
    const [broken, sound] = [await draft(), await draft()];
    time.forward(30 * day);
    const { draftRemoval } = test.dependencies;
    const hasMoney = (...[tx, one]: Parameters<typeof draftRemoval.hasMoney>) =>
      one === broken ? Promise.reject(new Error('No answer.')) : draftRemoval.hasMoney(tx, one);
    const failing = { ...test.dependencies, draftRemoval: { ...draftRemoval, hasMoney } };
    await expect(expireDrafts(failing)).rejects.toThrow(AggregateError);
    expect((await ana.client.get(`/tenants/${sound}`)).statusCode).toBe(404);
    expect((await ana.client.get(`/tenants/${broken}`)).statusCode).toBe(200);
  });
});
