import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../database/database';
import { vatChecks } from './vat-check.table';

export type VatCheckRow = typeof vatChecks.$inferSelect;

/** The last answer about whichever number of the company CRM's company. */
export const findLastVatCheck = (db: DatabaseHandle, tenantId: string) =>
  findNewest(db, eq(vatChecks.tenantId, tenantId));

/** The last answer about one number, with its prefix. */
export const findVatCheckOf = (db: DatabaseHandle, tenantId: string, vatNumber: string) =>
  findNewest(db, and(eq(vatChecks.tenantId, tenantId), eq(vatChecks.vatNumber, vatNumber)));

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
