import type { TenantSummary } from '@atrium/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inScope } from '../platform';
import { tenants } from '../schema';
import { buildTenantsApp, type Person, type TenantsApp } from '../testing/tenants-app';
import { writeTenants } from '../testing/write-tenants';
import type { ListAnswer } from './list.service';

const rows = 20_000;

describe('large lists on PostgreSQL', () => {
  let test: TenantsApp;
  let guard: Person;
  beforeAll(async () => {
    test = await buildTenantsApp();
    guard = await test.person('Guard', { permissions: ['view/tenants'] });
    const ana = await test.person('Ana');
    await writeTenants(test.database, ana.user.id, rows);
    await test.database.update(tenants).set({ title: 'Zvonček' }).where(eq(tenants.title, 'Podjetje 777'));
    await test.database.execute(sql`analyze tenants`);
  });
  afterAll(() => test.close());

  const list = async (query: string) => (await guard.client.get(`/tenants?${query}`)).json<ListAnswer<TenantSummary>>();

  /** Query plan of a search by a user who may see every tenant. */
  const planOf = (pattern: string) =>
    inScope(test.database, { userId: guard.user.id, everyTenant: true }, async (tx) => {
      const plan = await tx.execute(
        sql`explain select id from every_tenant ${tenants} where search_text like atrium_fold(${pattern}) order by updated_at desc, id desc limit 11`,
      );
      return JSON.stringify(plan.rows);
    });

  it('use the trigram index for a rare word and the sort index for a frequent one', async () => {
    expect(await planOf('%zvoncek%')).toContain('tenants_search');
    expect(await planOf('%podjetje%')).toContain('Index Scan Backward using tenants_updated_at');
  });

  it('count search results up to 500, and page beyond that', async () => {
    expect(await list('search=zvonček')).toMatchObject({ total: 1, data: [{ title: 'Zvonček' }] });
    const many = await list('search=podjetje&per_page=100');
    expect([many.total, many.total_is_minimum, many.data.length]).toEqual([500, true, 100]);
    const eleventh = await list('search=podjetje&per_page=100&page=11');
    expect(eleventh.data).toHaveLength(100);
    expect((await list(`search=podjetje&per_page=100&page=12&cursor=${eleventh.next}`)).data).toHaveLength(100);
  });

  it('keep totals exact during concurrent writes and compaction', async () => {
    const change = async (at: number) => {
      const [row] = await test.database
        .update(tenants)
        .set({ state: at % 2 === 0 ? 'failed' : 'inactive' })
        .where(eq(tenants.urlName, `podjetje-${at + 1}`))
        .returning();
      return row;
    };
    await Promise.all(Array.from({ length: 400 }, (_, at) => change(at)));
    const { rows: counted } = await test.database.execute<{ state: string; total: string }>(
      sql`select state, count(*) as total from tenants group by state`,
    );
    for (const { state, total } of counted)
      expect([state, (await list(`filter[state]=${state}`)).total]).toEqual([state, Number(total)]);
    expect((await list('')).total).toBe(rows);
    const stored = await test.database.execute(sql`select from list_counts`);
    expect(stored.rows.length).toBeLessThan(400);
  });

  it('do not count a rolled-back change', async () => {
    const before = (await list('filter[state]=closed')).total;
    const rolledBack = test.database.transaction(async (tx) => {
      await tx.update(tenants).set({ state: 'closed' }).where(eq(tenants.state, 'draft'));
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect((await list('filter[state]=closed')).total).toBe(before);
  });
});
