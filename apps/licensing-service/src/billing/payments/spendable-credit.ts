import { and, eq, notInArray } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { settleBill, type SettledBill, sumOf } from '../bills/bill';
import { findCredit } from '../ledger/ledger.repository';
import type { QuoteRow } from '../quotes/quote.repository';
import { failedStates } from './payment-machine';
import { findRecords, type PaymentRow } from './payment.repository';
import { payments } from './payment.table';

/**
 * Credit that open payments reserve, in cents: what they use, and what was received for them. A payment is open until it
 * is billed or has failed. Of a creation or renewal that is charged and its pro-forma invoice, one reserves credit: the
 * one that needs more.
 */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string) {
  const isOpen = and(eq(payments.isBilled, false), notInArray(payments.state, [...failedStates]));
  const open = await findRecords(db, and(eq(payments.tenantId, tenantId), isOpen));
  const reservedBy = (fits: (payment: PaymentRow) => boolean) =>
    sumOf(open.map(({ payment, received }) => (fits(payment) ? payment.creditUsed + received : 0)));
  /** By the pending transfer of a kind, which another order of that kind replaces. */
  const byTransfer = (wanted: QuoteRow['kind']) =>
    reservedBy(({ kind, state }) => kind === wanted && state === 'awaiting_transfer');
  const byCharge = (wanted: QuoteRow['kind']) =>
    reservedBy(({ kind, state }) => kind === wanted && state !== 'awaiting_transfer');
  const shared = (['creation', 'renewal'] as const).map((kind) => Math.min(byCharge(kind), byTransfer(kind)));
  return { all: reservedBy(() => true) - sumOf(shared), byTransfer };
}

/** Account credit without what open payments use, in cents. */
export const findSpendableCredit = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  Math.max(0, (await findCredit(db, tenantId)) - (await findReservedCredit(db, tenantId)).all);

/** Account credit that an open payment may use, in cents: what it reserves, and what is not reserved. */
export const findCreditOf = async (db: DatabaseHandle, { tenantId, creditUsed }: PaymentRow): Promise<number> =>
  (await findSpendableCredit(db, tenantId)) + creditUsed;

/** A bill of a quote at the account credit of now. */
export const settleAgain = ({ bill, least_charge: minimumCharge }: SettledBill, credit: number): SettledBill =>
  settleBill(bill, { credit, minimumCharge });

/** Whether a quote changes the cycle of a running plan. */
export const isNewCycle = ({ previous, selection }: QuoteRow): boolean =>
  previous !== null && previous.cycle !== selection.cycle;

/**
 * A quote as its pro-forma invoice asks for it, at the credit of now and of the order that it replaces. For a change of
 * cycle it asks for the new period in full: how many days are credited is known when the transfer is recorded. If credit
 * covers all of it, the change begins at once.
 */
export async function quoteForTransfer(db: DatabaseHandle, quote: QuoteRow): Promise<QuoteRow> {
  const { tenantId, kind, settled } = quote;
  const bill = isNewCycle(quote) ? { ...settled.bill, notes: [] } : settled.bill;
  const credit = (await findSpendableCredit(db, tenantId)) + (await findReservedCredit(db, tenantId)).byTransfer(kind);
  const asked = settleAgain({ ...settled, bill }, credit);
  return { ...quote, settled: asked.amount_due > 0 ? asked : settleAgain(settled, credit) };
}
