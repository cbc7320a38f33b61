import { and, asc, eq, sum } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { localTime } from '../../fiscalization/authority/local-time';
import { composeInvoice } from './compose-invoice';
import type { FiscalMarks, InvoiceData, InvoiceDraft, InvoiceReference } from './invoice-data';
import { fiscalMarksOf, invoiceColumns, invoiceDataOf, lineColumns } from './invoice-rows';
import { invoiceLines, invoices } from './invoice.table';
import { type InvoiceNumbering, takeNumber } from './numbers/invoice-range.repository';

/** A document that is kept. */
export interface IssuedInvoice {
  readonly id: string;
  readonly tenantId: string;
  readonly data: InvoiceData;
  readonly marks: FiscalMarks;
}

/** What is to be issued, and to whose account. */
export interface InvoiceToIssue {
  readonly tenantId: string;
  readonly draft: InvoiceDraft;
  /** Of a credit note, by its id: the invoice whose amounts it gives back; its reference is added. */
  readonly corrects: string | null;
}

/**
 * Issues a document: takes its number and keeps it, in the transaction of what it is issued for. It is the service's own
 * to write; people may read.
 *
 * @throws RangeError where it may not be issued so
 */
export async function issueInvoice(
  tx: Transaction,
  { premise, devices }: InvoiceNumbering,
  { tenantId, draft, corrects }: InvoiceToIssue,
  now: Date,
): Promise<IssuedInvoice> {
  if ((draft.kind === 'credit_note') !== (corrects !== null)) {
    throw new RangeError('A credit note corrects an invoice, and nothing else does.');
  }
  const place = { premise, device: devices[draft.kind] };
  const { number, issuedOn } = await takeNumber(tx, place, localTime(now).slice(0, 10));
  const references = corrects === null ? [] : [await referenceTo(tx, tenantId, corrects, draft)];
  const data = composeInvoice({ ...draft, references: [...references, ...draft.references] }, number, issuedOn);
  const columns = { ...invoiceColumns(data), ...number, tenantId, corrects, issuedAt: now };
  const [row] = await tx.insert(invoices).values(columns).returning();
  if (row === undefined) throw new Error('The invoice was not kept.');
  await tx.insert(invoiceLines).values(data.lines.map((line, at) => ({ ...lineColumns(line, at), invoiceId: row.id })));
  if (corrects !== null) await refuseMoreThanInvoiced(tx, corrects);
  return { id: row.id, tenantId, data, marks: fiscalMarksOf(row) };
}

/** A document by its id; null where it is not there, or not to be seen. */
export async function findInvoice(db: DatabaseHandle, id: string): Promise<IssuedInvoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  if (row === undefined) return null;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  return { id, tenantId: row.tenantId, data: invoiceDataOf(row, lines), marks: fiscalMarksOf(row) };
}

async function referenceTo(
  tx: Transaction,
  tenantId: string,
  id: string,
  { kind }: InvoiceDraft,
): Promise<InvoiceReference> {
  const found = await findInvoice(tx, id);
  if (found === null || found.tenantId !== tenantId || found.data.kind !== 'invoice') {
    throw new RangeError(`A ${kind} corrects an invoice of the same account.`);
  }
  return { kind: 'invoice', number: found.data.number, issued_on: found.data.issued_on };
}

/** Credit notes wait for each other by their range, so each sees those before it. */
async function refuseMoreThanInvoiced(tx: Transaction, id: string): Promise<void> {
  const [invoice] = await tx.select({ total: invoices.total }).from(invoices).where(eq(invoices.id, id));
  const [given] = await tx
    .select({ total: sum(invoices.total).mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.corrects, id), eq(invoices.kind, 'credit_note')));
  if ((invoice?.total ?? 0) + (given?.total ?? 0) < 0) {
    throw new RangeError('Credit notes give back more than their invoice came to.');
  }
}
