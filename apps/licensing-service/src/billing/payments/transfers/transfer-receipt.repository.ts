import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../platform';
import { transferReceipts } from './transfer-receipt.table';

/** A receipt as on the bank statement. */
export type RecordedReceipt = Readonly<
  Pick<typeof transferReceipts.$inferSelect, 'paymentId' | 'receivedOn' | 'amount' | 'reference'>
>;

/** Whether a payment has the same receipt already. */
export async function isRecorded(db: DatabaseHandle, receipt: RecordedReceipt): Promise<boolean> {
  const { paymentId, receivedOn, amount, reference } = transferReceipts;
  const same = and(
    eq(paymentId, receipt.paymentId),
    eq(receivedOn, receipt.receivedOn),
    eq(amount, receipt.amount),
    eq(reference, receipt.reference),
  );
  return (await db.$count(transferReceipts, same)) > 0;
}

/** Returns its id. */
export async function insertReceipt(tx: Transaction, row: typeof transferReceipts.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(transferReceipts).values(row).returning({ id: transferReceipts.id });
  if (inserted === undefined) throw new Error('A receipt could not be inserted.');
  return inserted.id;
}

/** What was received for a payment and pays for it, in cents. */
export async function findReceived(db: DatabaseHandle, paymentId: string): Promise<number> {
  const rows = await db
    .select({ amount: transferReceipts.amount })
    .from(transferReceipts)
    .where(and(eq(transferReceipts.paymentId, paymentId), eq(transferReceipts.isCredit, false)));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
