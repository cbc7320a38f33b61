import { and, asc, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { vatChecks } from './vat-check.table';

export type VatCheckRow = typeof vatChecks.$inferSelect;

const isOf = (tenantId: string, vatNumber: string) =>
  and(eq(vatChecks.tenantId, tenantId), eq(vatChecks.vatNumber, vatNumber));

/** The last answer about whichever number of the company CRM's company. */
export const findNewestVatCheck = (db: DatabaseHandle, tenantId: string) =>
  findNewest(db, eq(vatChecks.tenantId, tenantId));

/** What is known of one number, with its prefix: the last that the register said of it, else that it said nothing. */
export async function findVatCheckOf(
  db: DatabaseHandle,
  tenantId: string,
  vatNumber: string,
): Promise<VatCheckRow | null> {
  const said = inArray(vatChecks.status, ['confirmed', 'refused']);
  return (await findNewest(db, and(isOf(tenantId, vatNumber), said))) ?? findNewestVatCheckOf(db, tenantId, vatNumber);
}

/** The last time that one number, with its prefix, was asked about, whatever was answered. */
export const findNewestVatCheckOf = (db: DatabaseHandle, tenantId: string, vatNumber: string) =>
  findNewest(db, isOf(tenantId, vatNumber));

/** When one number was asked about from then on, whatever was answered, the first time first. */
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

/** Numbers that were confirmed before then, and not asked about with an answer since. */
export async function findOldConfirmations(db: DatabaseHandle, before: Date): Promise<VatCheckRow[]> {
  const last = db
    .selectDistinctOn([vatChecks.tenantId, vatChecks.vatNumber])
    .from(vatChecks)
    .where(inArray(vatChecks.status, ['confirmed', 'refused']))
    .orderBy(vatChecks.tenantId, vatChecks.vatNumber, desc(vatChecks.checkedAt), desc(vatChecks.id))
    .as('last');
  return db
    .select()
    .from(last)
    .where(and(eq(last.status, 'confirmed'), lt(last.checkedAt, before)));
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
  const [written] = await tx.insert(vatChecks).values(row).returning();
  if (written === undefined) throw new Error('An answer of VIES could not be written.');
  return written;
}
