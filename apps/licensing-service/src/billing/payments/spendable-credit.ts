import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { findCredit } from '../ledger/ledger.repository';
import type { PaymentState } from './payment-machine';
import type { PaymentRow } from './payment.repository';
import { payments } from './payment.table';

/** Credit that open payments reserve, in cents: what they use, and what was received for them. */
export interface ReservedCredit {
  readonly all: number;
  /** By the pro-forma invoice of a renewal. */
  readonly forRenewal: number;
}

const reservingStates: readonly PaymentState[] = [
  'processing',
  'action_needed',
  'authorised',
  'capturing',
  'awaiting_transfer',
  'captured',
  'settled',
];

const received = sql<number>`coalesce((select sum(receipt.amount) from transfer_receipts receipt
  where receipt.payment_id = payments.id and not receipt.is_credit), 0)`;

/**
 * Credit that is reserved. A payment is open until it is billed or has failed. While a renewal is charged, its pro-forma
 * invoice reserves nothing beside it.
 */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string): Promise<ReservedCredit> {
  const isOpen = and(eq(payments.isBilled, false), inArray(payments.state, [...reservingStates]));
  const open = await db
    .select({
      kind: payments.kind,
      state: payments.state,
      used: payments.creditUsed,
      received: received.mapWith(Number),
    })
    .from(payments)
    .where(and(eq(payments.tenantId, tenantId), isOpen));
  const sumOf = (rows: typeof open) => rows.reduce((sum, row) => sum + row.used + row.received, 0);
  const renewals = open.filter(({ kind }) => kind === 'renewal');
  const awaited = renewals.filter(({ state }) => state === 'awaiting_transfer');
  const isCharging = renewals.length > awaited.length;
  return { all: sumOf(open) - (isCharging ? sumOf(awaited) : 0), forRenewal: sumOf(awaited) };
}

/** Account credit without what open payments use, in cents. */
export const findSpendableCredit = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  Math.max(0, (await findCredit(db, tenantId)) - (await findReservedCredit(db, tenantId)).all);

/** Account credit that an open payment may use, in cents: what it reserves, and what is not reserved. */
export const findCreditOf = async (db: DatabaseHandle, { tenantId, creditUsed }: PaymentRow): Promise<number> =>
  (await findSpendableCredit(db, tenantId)) + creditUsed;
