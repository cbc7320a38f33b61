import { and, eq, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform';
import { settleBill, type SettledBill, sumOf } from '../bills/bill';
import { findCredit } from '../ledger/ledger.repository';
import type { QuoteRow } from '../quotes/quote.repository';
import { failedStates } from './payment-machine';
import { findRecords, received, type PaymentRow } from './payment.repository';
import { payments } from './payment.table';

const isPending = eq(payments.state, 'awaiting_transfer');
const isOpen = and(eq(payments.isBilled, false), notInArray(payments.state, [...failedStates]));
const used = sql`sum(${payments.creditUsed} + ${received})`;

/**
 * SQL for the credit that open payments of the company CRM in a column reserve, in cents: what they use, and what was
 * received for them. A payment is open until it is billed or has failed. Of a creation or renewal that is charged and
 * its pro-forma invoice, one reserves credit: the one that needs more.
 */
export const reservedCreditOf = (tenantId: SQLWrapper): SQL => sql`coalesce((select sum(reserved)::float8 from (
  select case when ${payments.kind} in ('creation', 'renewal')
    then greatest(${used} filter (where ${isPending}), ${used} filter (where not ${isPending})) else ${used} end as reserved
  from ${payments} where ${payments.tenantId} = ${tenantId} and ${isOpen} group by ${payments.kind}) by_kind), 0)`;

/** Credit that open payments of a company CRM reserve, in cents. */
export async function findReservedCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  const { rows } = await db.execute<{ reserved: number }>(
    sql`select ${reservedCreditOf(sql`${tenantId}::uuid`)} as reserved`,
  );
  return rows[0]?.reserved ?? 0;
}

/** Credit that the pending transfer of a kind reserves, in cents. Another order of that kind replaces it. */
export async function findReservedByTransfer(db: DatabaseHandle, tenantId: string) {
  const pending = await findRecords(db, and(eq(payments.tenantId, tenantId), isOpen, isPending));
  return (wanted: QuoteRow['kind']) =>
    sumOf(pending.map(({ payment, received: paid }) => (payment.kind === wanted ? payment.creditUsed + paid : 0)));
}

/** Account credit without what open payments use, in cents. */
export const findSpendableCredit = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  Math.max(0, (await findCredit(db, tenantId)) - (await findReservedCredit(db, tenantId)));

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
  const credit = (await findSpendableCredit(db, tenantId)) + (await findReservedByTransfer(db, tenantId))(kind);
  const asked = settleAgain({ ...settled, bill }, credit);
  return { ...quote, settled: asked.amount_due > 0 ? asked : settleAgain(settled, credit) };
}
