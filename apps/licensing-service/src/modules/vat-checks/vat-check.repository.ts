import { desc, eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../database/database';
import { vatChecks } from './vat-check.table';

export type VatCheckRow = typeof vatChecks.$inferSelect;

/** The last answer about whichever number of the company CRM's company. */
export async function findLastVatCheck(db: DatabaseHandle, tenantId: string): Promise<VatCheckRow | null> {
  const [row] = await db
    .select()
    .from(vatChecks)
    .where(eq(vatChecks.tenantId, tenantId))
    .orderBy(desc(vatChecks.checkedAt), desc(vatChecks.id))
    .limit(1);
  return row ?? null;
}

export async function insertVatCheck(tx: Transaction, row: typeof vatChecks.$inferInsert): Promise<VatCheckRow> {
  const [written] = await tx.insert(vatChecks).values(row).returning();
  if (written === undefined) throw new Error('An answer of VIES could not be written.');
  return written;
}
