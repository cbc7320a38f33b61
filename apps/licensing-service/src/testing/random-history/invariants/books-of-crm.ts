import { asc, eq, gt, and, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform';
import {
  invoiceLines,
  invoices,
  ledgerEntries,
  payments,
  quotes,
  sandboxCharges,
  sandboxRefunds,
  subscriptionPeriods,
  subscriptions,
  tenants,
  transferReceipts,
} from '../../../schema';

/** What a company CRM ran and pays, as it is stored. */
export type CrmState = Awaited<ReturnType<typeof readState>>;

/** All rows of a company CRM's money, as they are stored. */
export type CrmBooks = Awaited<ReturnType<typeof readBooks>>;

/** Reads a company CRM's subscription, periods and payments. */
export async function readState(database: Database, tenantId: string) {
  const [tenant] = await database.select().from(tenants).where(eq(tenants.id, tenantId));
  const [subscription] = await database.select().from(subscriptions).where(eq(subscriptions.tenantId, tenantId));
  return {
    tenant,
    subscription,
    payments: await database.select().from(payments).where(eq(payments.tenantId, tenantId)),
    periods: await database
      .select()
      .from(subscriptionPeriods)
      .where(eq(subscriptionPeriods.tenantId, tenantId))
      .orderBy(asc(subscriptionPeriods.position)),
  };
}

/** Reads all rows of a company CRM's money. */
export async function readBooks(database: Database, tenantId: string) {
  const documents = await database
    .select()
    .from(invoices)
    .where(eq(invoices.tenantId, tenantId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  const ids = documents.map(({ id }) => id);
  const lines = await database.select().from(invoiceLines).where(inArray(invoiceLines.invoiceId, ids));
  const byDocument = Map.groupBy(lines, ({ invoiceId }) => invoiceId);
  const charges = await database
    .select()
    .from(sandboxCharges)
    .where(and(eq(sandboxCharges.tenantId, tenantId), gt(sandboxCharges.amount, 0)));
  const ofCharges = charges.map(({ id }) => id);
  return {
    ...(await readState(database, tenantId)),
    documents: documents.map((document) => ({ ...document, lines: byDocument.get(document.id) ?? [] })),
    charges,
    refunds: await database.select().from(sandboxRefunds).where(inArray(sandboxRefunds.chargeId, ofCharges)),
    ledger: await database
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.tenantId, tenantId))
      .orderBy(asc(ledgerEntries.position)),
    quotes: await database.select().from(quotes).where(eq(quotes.tenantId, tenantId)),
    receipts: await database.select().from(transferReceipts).where(eq(transferReceipts.tenantId, tenantId)),
  };
}

/** The sum of whole cents; throws beyond exact numbers. */
export function total(cents: readonly number[]): number {
  const sum = cents.reduce((all, amount) => all + BigInt(amount), 0n);
  if (sum > 2n ** 53n || sum < -(2n ** 53n)) throw new RangeError('A sum is too large.');
  return Number(sum);
}
