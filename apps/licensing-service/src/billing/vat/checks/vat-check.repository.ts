import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { vatChecks } from './vat-check.table';

export type VatCheckRow = typeof vatChecks.$inferSelect;

const isOf = (tenantId: string, vatNumber: string) =>
  and(eq(vatChecks.tenantId, tenantId), eq(vatChecks.vatNumber, vatNumber));

/** The latest check of any number of the company CRM's company. */
export const findNewestVatCheck = (db: DatabaseHandle, tenantId: string) =>
  findNewest(db, eq(vatChecks.tenantId, tenantId));

/** The latest conclusive check of a number with its prefix; without one, its latest unanswered check. */
export async function findVatCheckOf(
  db: DatabaseHandle,
  tenantId: string,
  vatNumber: string,
): Promise<VatCheckRow | null> {
  const isConclusive = inArray(vatChecks.status, ['confirmed', 'refused']);
  return (
    (await findNewest(db, and(isOf(tenantId, vatNumber), isConclusive))) ??
    findNewestVatCheckOf(db, tenantId, vatNumber)
  );
}

/** The latest check of a number with its prefix, answered or not. */
export const findNewestVatCheckOf = (db: DatabaseHandle, tenantId: string, vatNumber: string) =>
  findNewest(db, isOf(tenantId, vatNumber));

/** Times of a number's checks since a moment, answered or not, oldest first. */
export async function findCheckTimes(
  db: DatabaseHandle,
  tenantId: string,
  vatNumber: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ at: vatChecks.checkedAt })
    .from(vatChecks)
    .where(and(isOf(tenantId, vatNumber), gte(vatChecks.checkedAt, since)))
    .orderBy(asc(vatChecks.checkedAt));
  return rows.map(({ at }) => at);
}

/** Numbers whose latest conclusive check is a confirmation before a moment. */
export async function findOldConfirmations(db: DatabaseHandle, before: Date): Promise<VatCheckRow[]> {
  const latest = db
    .selectDistinctOn([vatChecks.tenantId, vatChecks.vatNumber])
    .from(vatChecks)
    .where(inArray(vatChecks.status, ['confirmed', 'refused']))
    .orderBy(vatChecks.tenantId, vatChecks.vatNumber, desc(vatChecks.checkedAt), desc(vatChecks.id))
    .as('last');
  return db
    .select()
    .from(latest)
    .where(and(eq(latest.status, 'confirmed'), lt(latest.checkedAt, before)));
}

async function findNewest(db: DatabaseHandle, condition: SQL | undefined): Promise<VatCheckRow | null> {
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(condition)
    .orderBy(desc(vatChecks.checkedAt), desc(vatChecks.id))
    .limit(1);
  return row ?? null;
}

export async function insertVatCheck(tx: Transaction, row: typeof vatChecks.$inferInsert): Promise<VatCheckRow> {
  const [inserted] = await tx.insert(vatChecks).values(row).returning();
  if (inserted === undefined) throw new Error('A VIES check could not be inserted.');
  return inserted;
}
