import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { findCredit } from '../ledger/ledger.repository';
import type { PaymentRow } from './payment.repository';
import { payments } from './payment.table';

/**
 * Credit of open payments, in cents: what they use, and what was received for them. A payment is open until it
 * is billed or has failed.
 */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  const received = sql<number>`coalesce((select sum(receipt.amount) from transfer_receipts receipt
    where receipt.payment_id = payments.id and not receipt.is_credit), 0)`;
  const rows = await db
    .select({ used: payments.creditUsed, received: received.mapWith(Number) })
    .from(payments)
    .where(
      and(eq(payments.tenantId, tenantId), eq(payments.isBilled, false), inArray(payments.state, [...reservingStates])),
    );
  return rows.reduce((sum, row) => sum + row.used + row.received, 0);
}

const reservingStates = [
  'processing',
  'action_needed',
  'authorised',
  'capturing',
  'awaiting_transfer',
  'captured',
  'settled',
] as const;

/** Account credit without what open payments use, in cents. */
export async function findSpendableCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  return Math.max(0, (await findCredit(db, tenantId)) - (await findReservedCredit(db, tenantId)));
}

/** Account credit that an open payment may use, in cents: what it reserves, and what is not reserved. */
export const findCreditOf = async (db: DatabaseHandle, { tenantId, creditUsed }: PaymentRow): Promise<number> =>
  (await findSpendableCredit(db, tenantId)) + creditUsed;
