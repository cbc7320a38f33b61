import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asService, type OpenDatabase, sqlStateOf, v7 } from '../../platform';
import { writeBilledTenant } from '../../testing/parallel-invoices';
import { openTestDatabase } from '../../testing/test-database';
import { seedPriceList } from '../price-list/seed-price-list';
import { billingPeriod, type NewPeriod, type PeriodChanges } from './period';
import { changePeriods, findPeriods } from './period.repository';
import { subscriptionPeriods } from './period.table';

let opened: OpenDatabase;
let tenantId: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  ({ tenantId } = await writeBilledTenant(opened.database));
  await seedPriceList(opened.database, new Date('2026-01-01T08:00:00Z'));
});
afterAll(() => opened.close());

const change = (changes: Partial<PeriodChanges>) =>
  asService(opened.database, 'job', (tx) => changePeriods(tx, tenantId, { ends: [], begins: [], ...changes }));

const hasState = (state: string) => (error: unknown) => sqlStateOf(error) === state;

const newPeriod = (from: string, changed: Partial<NewPeriod> = {}): NewPeriod => ({
  id: v7(),
  selection: { cycle: 'monthly', licences: 3, modules: ['couriers'], assets: 10 },
  priceListVersion: 1,
  billing: billingPeriod('monthly', '2026-01-31'),
  from,
  to: '2026-02-28',
  beganBecause: 'change',
  ...changed,
});

describe('stored periods', () => {
  it('are read as they began, in the order of their beginnings, also with two changes on one day', async () => {
    const [first, second, third] = [newPeriod('2026-01-31'), newPeriod('2026-02-10'), newPeriod('2026-02-10')];
    await change({ begins: [first] });
    await change({ ends: [{ id: first.id, to: '2026-02-10', because: 'change' }], begins: [second] });
    await change({ ends: [{ id: second.id, to: '2026-02-10', because: 'change' }], begins: [third] });
    expect(await findPeriods(opened.database, tenantId)).toEqual([
      { ...first, position: 1, to: '2026-02-10', endedBecause: 'change' },
      { ...second, position: 2, to: '2026-02-10', endedBecause: 'change' },
      { ...third, position: 3, endedBecause: null },
    ]);
  });

  it('never overlap, and lie in their billing period', async () => {
    await expect(change({ begins: [newPeriod('2026-02-20')] })).rejects.toSatisfy(hasState('23P01'));
    await expect(change({ begins: [newPeriod('2026-02-28', { to: '2026-03-01' })] })).rejects.toSatisfy(
      hasState('23514'),
    );
  });

  it('can only be shortened, once and with a reason, even by the database owner', async () => {
    const [ended, running] = (await findPeriods(opened.database, tenantId)).slice(1);
    const update = (id: string | undefined, values: Partial<typeof subscriptionPeriods.$inferInsert>) =>
      opened.database
        .update(subscriptionPeriods)
        .set(values)
        .where(eq(subscriptionPeriods.id, id ?? ''));
    const refused = hasState('P0001');
    await expect(update(ended?.id, { endedBecause: 'closed' })).rejects.toSatisfy(refused);
    await expect(update(running?.id, { toDay: '2026-02-20' })).rejects.toSatisfy(refused);
    await expect(update(running?.id, { toDay: '2026-03-01', endedBecause: 'closed' })).rejects.toSatisfy(refused);
    await expect(update(running?.id, { licences: 4, endedBecause: 'closed' })).rejects.toSatisfy(refused);
    await expect(opened.database.delete(subscriptionPeriods)).rejects.toSatisfy(refused);
    await update(running?.id, { toDay: '2026-02-20', endedBecause: 'closed' });
    await expect(update(running?.id, { toDay: '2026-02-19' })).rejects.toSatisfy(refused);
  });
});
