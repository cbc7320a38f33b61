import type { FirstSteps, InvoicedMonths, OverviewAttention, OverviewFigures } from '@atrium/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { issueInvoice } from '../../billing';
import { asService } from '../../platform';
import { roles, subscriptions, tenants } from '../../schema';
import { tenantsJobs } from '../../tenants';
import { buildTenantsApp, completeDraft, type Person, type TenantsApp } from '../../testing/tenants-app';
import { connectSocket } from '../../testing/test-socket';
import { testDraft } from '../../testing/test-invoices';
import { lastMonths } from './last-months';

let test: TenantsApp;
let reader: Person;
let administrator: Person;
const portal = 'http://portal.example';
const soon = 3 * 24 * 60 * 60 * 1000;

const read = async <T>(name: string) => {
  const answer = await reader.client.get(`/overview/${name}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};

async function addTenant(title: string, state: 'active' | 'failed', createdAt = test.dependencies.clock()) {
  const { id } = administrator.user;
  const values = {
    title,
    state,
    language: 'en',
    authorId: id,
    lastModifiedBy: id,
    createdAt,
    updatedAt: createdAt,
  } as const;
  const [row] = await test.database.insert(tenants).values(values).returning();
  return row?.id ?? expect.fail('no tenant');
}

/** A renewal that is past due, since its VAT cannot be determined. */
async function addUndecided(tenantId: string) {
  const now = test.dependencies.clock();
  await test.database.insert(subscriptions).values({
    tenantId,
    kind: 'paid',
    startedAt: now,
    overdueSince: now,
    readOnlyAt: new Date(now.getTime() + soon),
    renewalFailure: 'vat_undetermined',
  });
}

async function addTrial(tenantId: string) {
  const now = test.dependencies.clock();
  await test.database.insert(subscriptions).values({
    tenantId,
    kind: 'trial',
    trialEndsAt: new Date(now.getTime() + soon),
    startedAt: now,
  });
}

beforeAll(async () => {
  test = await buildTenantsApp({ settings: { allowedOrigins: [portal] } });
  administrator = await test.person('Maja', { isAdministrator: true });
  reader = await test.person('Reader', { permissions: ['view/overview'] });
});
afterAll(() => test.close());

describe('the overview', () => {
  it('counts company CRMs, trials and what needs attention', async () => {
    expect((await read<OverviewAttention>('attention')).data).toEqual([]);
    await addTrial(await addTenant('Zelena dolina', 'active'));
    await addTenant('Starejši', 'active', new Date('2020-01-01T00:00:00Z'));
    const failed = await addTenant('Pekarna Črešnjevec', 'failed');
    expect(await read<OverviewFigures>('figures')).toMatchObject({
      active_tenants: 2,
      new_tenants: 1,
      trials: 1,
      trials_ending: 1,
      overdue: 0,
      next_read_only_at: null,
    });
    const trials = { kind: 'trials_ending', count: 1, title: null, tenant_id: null };
    const failure = { kind: 'failed_creations', count: 1 };
    const attention = (await administrator.client.get('/overview/attention')).json<OverviewAttention>();
    expect(attention.data).toEqual([{ ...failure, title: 'Pekarna Črešnjevec', tenant_id: failed }, trials]);
    const unnamed = (await read<OverviewAttention>('attention')).data;
    expect(unnamed).toEqual([{ ...failure, title: null, tenant_id: null }, trials]);
  });

  it('names renewals whose VAT cannot be determined', async () => {
    await addUndecided(await addTenant('Brez DDV', 'active'));
    const { data } = await read<OverviewAttention>('attention');
    const kinds = data.map(({ kind, count }) => [kind, count]);
    expect(kinds).toEqual(
      expect.arrayContaining([
        ['overdue_subscriptions', 1],
        ['undecided_renewals', 1],
      ]),
    );
  });

  it('sums invoices by month of issue in the calendar of the seller', async () => {
    const id = await addTenant('Račun', 'active');
    const { settings, clock } = test.dependencies;
    const issued = await asService(test.database, 'job', (tx) =>
      issueInvoice({ tx, now: clock(), settings }, { tenantId: id, draft: testDraft() }),
    );
    const { data } = await read<InvoicedMonths>('invoiced');
    expect(data).toHaveLength(12);
    expect(data.at(-1)).toEqual({ month: clock().toISOString().slice(0, 7), net: issued.net });
    expect(data.slice(0, -1).every(({ net }) => net === 0)).toBe(true);
    expect(lastMonths('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('names the first steps until they are done', async () => {
    const steps = async () => (await read<FirstSteps>('first-steps')).data;
    const open = await steps();
    expect(open[0]).toMatchObject({ step: 'seller', settings: expect.arrayContaining(['SELLER_NAME', 'SELLER_CITY']) });
    expect(open.map(({ step }) => step)).toContain('price_list');
    const prices = { licence: 2000, module: 900, asset: 100, yearly_months: 10, _version: 1 };
    expect((await administrator.client.put('/price-list', prices)).statusCode).toBe(200);
    expect((await steps()).map(({ step }) => step)).not.toContain('price_list');
    const own = await test.database.select().from(roles).where(eq(roles.builtIn, false));
    expect((await steps()).some(({ step }) => step === 'role')).toBe(own.length === 0);
  });

  it('is announced to open pages within five seconds when a job has changed a figure', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await connectSocket(test.app, { cookie: `sid=${reader.token}`, origin: portal });
    const { active_tenants: before } = await read<OverviewFigures>('figures');
    const owner = await test.person('Owner');
    const id = await completeDraft(owner);
    await owner.client.post(`/tenants/${id}/create`, {});
    const announced = vi.fn<(change: unknown) => void>();
    socket.on('record.changed', announced);
    await vi.waitFor(() => expect(announced).toHaveBeenCalled(), 5000);
    announced.mockClear();
    await test.dependencies.jobs.work(tenantsJobs, test.dependencies);
    const startedAt = Date.now();
    await vi.waitFor(async () => {
      expect(announced).toHaveBeenCalledWith({ module: 'overview', id: '' });
      expect((await read<OverviewFigures>('figures')).active_tenants).toBe(before + 1);
    }, 5000);
    expect(Date.now() - startedAt).toBeLessThan(5000);
    socket.disconnect();
  });

  it('needs its permission', async () => {
    const stranger = await test.person('Stranger');
    expect((await stranger.client.get('/overview/figures')).statusCode).toBe(403);
  });
});
