import { and, asc, desc, eq, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { invoices } from '../invoices/invoice.table';
import { ledgerEntries } from './ledger.table';

export type LedgerEntryRow = typeof ledgerEntries.$inferSelect;

export type NewEntry = Pick<LedgerEntryRow, 'kind' | 'amount' | 'invoiceId'> &
  Partial<Pick<LedgerEntryRow, 'id' | 'paidOn'>>;

/** What the account has in its favour, in cents. */
export async function findCredit(db: DatabaseHandle, tenantId: string): Promise<number> {
  return (await findLastEntry(db, tenantId))?.balance ?? 0;
}

/** The same of the company CRM in a column, within a query. */
export const creditOf = (tenantId: SQLWrapper): SQL => sql`coalesce((
  select ${ledgerEntries.balance} from ${ledgerEntries} where ${ledgerEntries.tenantId} = ${tenantId}
  order by ${ledgerEntries.position} desc limit 1), 0)`;

/**
 * Posts the entries of one moment; the caller holds the lock of the tenant.
 *
 * @throws RangeError where the account would owe something afterwards
 */
export async function postEntries(
  tx: Transaction,
  tenantId: string,
  entries: readonly NewEntry[],
  at: Date,
): Promise<void> {
  const last = await findLastEntry(tx, tenantId);
  const balance = entries.reduce((sum, { amount }) => sum + amount, last?.balance ?? 0);
  if (balance < 0) throw new RangeError('A credit is never below zero.');
  const position = (last?.position ?? 0) + 1;
  await tx
    .insert(ledgerEntries)
    .values(entries.map((entry, index) => ({ ...entry, tenantId, position: position + index, balance, at })));
}

/** What was entered as paid of a document, in cents; null where nothing was. */
export async function findPaid(db: DatabaseHandle, invoiceId: string): Promise<number | null> {
  const [entry] = await db
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.invoiceId, invoiceId), eq(ledgerEntries.kind, 'payment')));
  return entry?.amount ?? null;
}

/** The entries of an account with the numbers of their documents, where they have one, the newest first. */
export async function findEntries(db: DatabaseHandle, tenantId: string) {
  return db
    .select({
      entry: ledgerEntries,
      document: {
        premise: invoices.premise,
        device: invoices.device,
        year: invoices.year,
        sequence: invoices.sequence,
      },
    })
    .from(ledgerEntries)
    .leftJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .where(eq(ledgerEntries.tenantId, tenantId))
    .orderBy(desc(ledgerEntries.position));
}

export type EntryRecord = Awaited<ReturnType<typeof findEntries>>[number];

/** The day, `YYYY-MM-DD`, of the document that an account's first credit came from; null where it never had any. */
export async function findFirstCreditDay(db: DatabaseHandle, tenantId: string): Promise<string | null> {
  const [first] = await db
    .select({ day: invoices.issuedOn })
    .from(ledgerEntries)
    .innerJoin(invoices, eq(invoices.id, ledgerEntries.invoiceId))
    .where(and(eq(ledgerEntries.tenantId, tenantId), gt(ledgerEntries.balance, 0)))
    .orderBy(asc(ledgerEntries.position))
    .limit(1);
  return first?.day ?? null;
}

async function findLastEntry(db: DatabaseHandle, tenantId: string): Promise<LedgerEntryRow | null> {
  const [last] = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.tenantId, tenantId))
    .orderBy(desc(ledgerEntries.position))
    .limit(1);
  return last ?? null;
}
