import { asc, eq, inArray } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import type { Period, PeriodChanges } from './period';
import { subscriptionPeriods } from './period.table';

/** A company CRM's periods in the order of their beginnings. */
export const findPeriods = async (db: DatabaseHandle, tenantId: string): Promise<Period[]> =>
  (await findPeriodsOf(db, [tenantId])).get(tenantId) ?? [];

/** The periods of several company CRMs, by id, in the order of their beginnings. */
export async function findPeriodsOf(
  db: DatabaseHandle,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, Period[]>> {
  const rows = await db
    .select()
    .from(subscriptionPeriods)
    .where(inArray(subscriptionPeriods.tenantId, [...tenantIds]))
    .orderBy(asc(subscriptionPeriods.position));
  const byTenant = Map.groupBy(rows, ({ tenantId }) => tenantId);
  return new Map([...byTenant].map(([id, own]) => [id, own.map(toPeriod)]));
}

const toPeriod = (row: typeof subscriptionPeriods.$inferSelect): Period => {
  const { tenantId: _tenantId, cycle, licences, modules, assets, anchor, ...other } = row;
  const { periodFrom, periodTo, fromDay: from, toDay: to, ...rest } = other;
  const billing = { cycle, anchor, from: periodFrom, to: periodTo };
  return { ...rest, selection: { cycle, licences, modules, assets }, billing, from, to };
};

/** Ends and begins periods. The caller holds the lock of the company CRM. */
export async function changePeriods(tx: Transaction, tenantId: string, changes: PeriodChanges): Promise<void> {
  for (const { id, to, because } of changes.ends) {
    const ended = { toDay: to, endedBecause: because };
    await tx.update(subscriptionPeriods).set(ended).where(eq(subscriptionPeriods.id, id));
  }
  let position = (await findPeriods(tx, tenantId)).at(-1)?.position ?? 0;
  for (const { selection, billing, from: fromDay, to: toDay, ...begun } of changes.begins) {
    position += 1;
    const { anchor, from: periodFrom, to: periodTo } = billing;
    const days = { anchor, periodFrom, periodTo, fromDay, toDay };
    await tx.insert(subscriptionPeriods).values({ ...begun, ...selection, ...days, tenantId, position });
  }
}
