import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { findCredit } from '../ledger/ledger.repository';
import type { PaymentRow } from './payment.repository';
import { payments } from './payment.table';

/**
 * Credit of open payments, in cents: what they use, and what was received for them. A payment is open until it
 * is billed or has failed. While a renewal is charged, its pro-forma invoice reserves nothing beside it.
 */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  const open = await findReservations(db, tenantId);
  const isCharging = open.some((one) => one.kind === 'renewal' && !isAwaitedRenewal(one));
  return sumOf(open.filter((one) => !isCharging || !isAwaitedRenewal(one)));
}

/** What the pro-forma invoice of a renewal reserves, in cents; 0 without one. */
export const findReservedForRenewal = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  sumOf((await findReservations(db, tenantId)).filter(isAwaitedRenewal));

const received = sql<number>`coalesce((select sum(receipt.amount) from transfer_receipts receipt
  where receipt.payment_id = payments.id and not receipt.is_credit), 0)`;

const findReservations = (db: DatabaseHandle, tenantId: string) =>
  db
    .select({
      kind: payments.kind,
      state: payments.state,
      used: payments.creditUsed,
      received: received.mapWith(Number),
    })
    .from(payments)
    .where(
      and(eq(payments.tenantId, tenantId), eq(payments.isBilled, false), inArray(payments.state, [...reservingStates])),
    );

type Reservation = Awaited<ReturnType<typeof findReservations>>[number];

const isAwaitedRenewal = ({ kind, state }: Reservation) => kind === 'renewal' && state === 'awaiting_transfer';

const sumOf = (rows: readonly Reservation[]) => rows.reduce((sum, row) => sum + row.used + row.received, 0);

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
