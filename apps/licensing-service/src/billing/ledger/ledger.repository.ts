import type { Billing } from '@atrium/api-client/contract';
import { and, asc, desc, eq, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { invoices } from '../invoices/invoice.table';
import { formatInvoiceNumber } from '../invoices/numbers/invoice-number';
import { ledgerEntries } from './ledger.table';

export type NewEntry = Omit<typeof ledgerEntries.$inferInsert, 'tenantId' | 'position' | 'balance' | 'at'>;

/** Account credit, in cents. */
export const findCredit = async (db: DatabaseHandle, tenantId: string): Promise<number> =>
  (await findLatestEntry(db, tenantId)).balance;

/** SQL for the account credit of the company CRM in a column. */
export const creditOf = (tenantId: SQLWrapper): SQL => sql`coalesce((
  select ${ledgerEntries.balance} from ${ledgerEntries} where ${ledgerEntries.tenantId} = ${tenantId}
  order by ${ledgerEntries.position} desc limit 1), 0)`;

/**
 * Posts entries at one moment; the caller holds the lock of the tenant.
 *
 * @throws RangeError if the balance would fall below 0
 */
export async function postEntries(
  tx: Transaction,
  tenantId: string,
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  const latest = await findLatestEntry(tx, tenantId);
  const balance = entries.reduce((sum, { amount }) => sum + amount, latest.balance);
  if (balance < 0) throw new RangeError('Account credit cannot fall below zero.');
  const first = latest.position + 1;
  const rows = entries.map((entry, index) => ({ ...entry, tenantId, position: first + index, balance, at }));
  await tx.insert(ledgerEntries).values(rows);
}

/** An account's entries as the API returns them, newest first. */
export async function findEntries(db: DatabaseHandle, tenantId: string): Promise<Billing['entries']> {
  const { id, at, kind, amount, balance, paidOn: paid_on } = ledgerEntries;
  const { premise, device, sequence } = invoices;
  const rows = await db
    .select({ id, at, kind, amount, balance, paid_on, document: { premise, device, sequence } })
    .from(ledgerEntries)
    .leftJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .where(eq(ledgerEntries.tenantId, tenantId))
    .orderBy(desc(ledgerEntries.position));
  return rows.map(({ document, ...entry }) => ({
    ...entry,
    at: entry.at.toISOString(),
    invoice_number: document === null ? null : formatInvoiceNumber(document),
  }));
}

/** Issue date (`YYYY-MM-DD`) of the document of an account's first credit; null if it never had credit. */
export async function findFirstCreditDay(db: DatabaseHandle, tenantId: string): Promise<string | null> {
  const [first] = await db
    .select({ day: invoices.issued_on })
    .from(ledgerEntries)
    .innerJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .where(and(eq(ledgerEntries.tenantId, tenantId), gt(ledgerEntries.balance, 0)))
    .orderBy(asc(ledgerEntries.position))
    .limit(1);
  return first?.day ?? null;
}

async function findLatestEntry(db: DatabaseHandle, tenantId: string) {
  const [latest = { position: 0, balance: 0 }] = await db
    .select({ position: ledgerEntries.position, balance: ledgerEntries.balance })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.tenantId, tenantId))
    .orderBy(desc(ledgerEntries.position))
    .limit(1);
  return latest;
}
