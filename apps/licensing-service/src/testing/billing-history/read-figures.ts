import type { FiguredDocument, FiguredLine, Figures } from '@atrium/vitest-config/billing-scenario';
import { and, asc, eq, gt } from 'drizzle-orm';
import { findBookedDocuments } from '../../billing/invoices/invoice.repository';
import { findSpendableCredit } from '../../billing/payments/spendable-credit';
import { runningOn } from '../../billing/periods/period';
import { findPeriods } from '../../billing/periods/period.repository';
import { localDay } from '../../platform';
import { invoiceLines, invoices, sandboxCharges } from '../../schema';
import type { BillingWorld } from './billing-world';

/** The documents, charges, credit and period of a history, in the form of the bookkeeper's figures. */
export async function readFigures({
  test: { database },
  tenantId,
  time,
}: BillingWorld): Promise<Omit<Figures, 'refused'>> {
  const today = localDay(time.clock());
  const running = runningOn(await findPeriods(database, tenantId), today);
  const rows = await database
    .select()
    .from(sandboxCharges)
    .where(
      and(eq(sandboxCharges.tenantId, tenantId), gt(sandboxCharges.amount, 0), eq(sandboxCharges.state, 'captured')),
    )
    .orderBy(asc(sandboxCharges.createdAt));
  return {
    documents: await readDocuments({ database, tenantId }),
    charges: rows.map(({ createdAt, amount }) => ({ on: localDay(createdAt), amount })),
    credit: await findSpendableCredit(database, tenantId),
    period: running === null ? null : { from: running.billing.from, to: running.billing.to },
  };
}

async function readDocuments({
  database,
  tenantId,
}: Pick<BillingWorld['test'], 'database'> & Pick<BillingWorld, 'tenantId'>): Promise<FiguredDocument[]> {
  const rows = await database
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  const booked = new Map((await findBookedDocuments(database, tenantId)).map((document) => [document.id, document]));
  return Promise.all(
    rows.map(async (row): Promise<FiguredDocument> => {
      const amountOf = (stored: number) => (row.kind === 'credit_note' ? 0 - stored : stored);
      const lines = await database
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, row.id))
        .orderBy(asc(invoiceLines.position));
      return {
        kind: row.kind,
        issued_on: row.issued_on,
        corrects: row.corrects === null ? null : rows.findIndex(({ id }) => id === row.corrects),
        lines: (booked.get(row.id)?.lines ?? lines).map((line): FiguredLine => ({
          item: line.item,
          quantity: line.quantity,
          unit_price: line.unit_price,
          from: line.from,
          to: line.to,
          net: line.net,
          tax_category: line.tax_category,
          tax_rate: line.tax_rate,
        })),
        net: amountOf(row.net),
        tax: amountOf(row.tax),
        total: amountOf(row.total),
        credit_used: row.credit_used,
        amount_due: row.amount_due,
        becomes_credit: row.becomes_credit,
      };
    }),
  );
}
