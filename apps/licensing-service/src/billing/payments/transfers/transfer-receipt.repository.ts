import { asc, eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { transferReceipts } from './transfer-receipt.table';

export type TransferReceipt = typeof transferReceipts.$inferSelect;

/** Receipts of a payment, oldest first. */
export async function findReceipts(db: DatabaseHandle, paymentId: string): Promise<TransferReceipt[]> {
  return db
    .select()
    .from(transferReceipts)
    .where(eq(transferReceipts.paymentId, paymentId))
    .orderBy(asc(transferReceipts.recordedAt), asc(transferReceipts.id));
}

export async function insertReceipt(
  tx: Transaction,
  row: typeof transferReceipts.$inferInsert,
): Promise<TransferReceipt> {
  const [inserted] = await tx.insert(transferReceipts).values(row).returning();
  if (inserted === undefined) throw new Error('A receipt could not be inserted.');
  return inserted;
}

/** What was received for a payment and pays for it, in cents. */
export const receivedFor = (receipts: readonly TransferReceipt[]): number =>
  receipts.reduce((sum, { amount, isCredit }) => (isCredit ? sum : sum + amount), 0);
