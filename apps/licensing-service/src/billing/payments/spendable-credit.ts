import { and, eq, notInArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { settleBill, type SettledBill } from '../bills/bill';
import { findCredit } from '../ledger/ledger.repository';
import { failedStates } from './payment-machine';
import { findRecords, type PaymentRecord, type PaymentRow } from './payment.repository';
import { payments } from './payment.table';

/**
 * Credit that open payments reserve, in cents: what they use, and what was received for them. A payment is open until it
 * is billed or has failed. While a creation or a renewal is charged, its pro-forma invoice (`forPlan`) reserves nothing
 * beside it.
 */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string) {
  const isOpen = and(eq(payments.isBilled, false), notInArray(payments.state, [...failedStates]));
  const open = await findRecords(db, and(eq(payments.tenantId, tenantId), isOpen));
  const plans = open.filter(({ payment: { kind } }) => kind === 'creation' || kind === 'renewal');
  const awaited = plans.filter(({ payment }) => payment.state === 'awaiting_transfer');
  const isCharging = plans.length > awaited.length;
  return { all: reservedBy(open) - (isCharging ? reservedBy(awaited) : 0), forPlan: reservedBy(awaited) };
}

const reservedBy = (records: readonly PaymentRecord[]): number =>
  records.reduce((sum, { payment, received }) => sum + payment.creditUsed + received, 0);

/** Account credit without what open payments use, in cents. */
export const findSpendableCredit = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  Math.max(0, (await findCredit(db, tenantId)) - (await findReservedCredit(db, tenantId)).all);

/** Account credit that an open payment may use, in cents: what it reserves, and what is not reserved. */
export const findCreditOf = async (db: DatabaseHandle, { tenantId, creditUsed }: PaymentRow): Promise<number> =>
  (await findSpendableCredit(db, tenantId)) + creditUsed;

/** A bill of a quote at the account credit of now. */
export const settleAgain = ({ bill, least_charge: minimumCharge }: SettledBill, credit: number): SettledBill =>
  settleBill(bill, { credit, minimumCharge });
