import { bigint, boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { userReference } from '../../../identity/tables';
import { id, instant } from '../../../platform/tables';
import { tenantReference } from '../../../tenants/tables';
import { payments } from '../payment.table';

/** Receipts of bank transfers, as the operator recorded them. Rows are inserted, never changed. */
export const transferReceipts = pgTable(
  'transfer_receipts',
  {
    id: id(),
    tenantId: tenantReference(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** Day of the bank statement. */
    receivedOn: date({ mode: 'string' }).notNull(),
    /** In cents. */
    amount: bigint({ mode: 'number' }).notNull(),
    /** As on the bank statement; empty for none. */
    reference: text().notNull(),
    /** Whether it became account credit at once, since it came too late or for a payment that had ended. */
    isCredit: boolean().notNull(),
    recordedBy: userReference(),
    recordedAt: instant().notNull(),
  },
  (table) => [index('transfer_receipts_of_payment').on(table.paymentId)],
);
