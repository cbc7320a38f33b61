import { aliasedTable, and, asc, desc, eq, exists, gt, gte, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle, Transaction } from '../../platform';
import { tenants } from '../../tenants';
import { findInvoice, type IssuedInvoice } from './invoice.repository';
import { invoiceCorrections, invoices } from './invoice.table';

/** Amount by which a credit note lowers an invoice, with VAT, in cents. */
export interface Correction {
  readonly invoiceId: string;
  readonly amount: number;
}

const corrected = sql<number>`coalesce((select sum(${invoiceCorrections.amount}) from ${invoiceCorrections} where ${invoiceCorrections.invoiceId} = ${invoices.id}), 0)`;

/** Remainder of an invoice after its credit notes, with VAT, in cents. */
const remainder = sql<number>`${invoices.total} - ${corrected}`.mapWith(Number);

/** Documents with their remainders and their number of credit notes. */
export function findRemainders(db: DatabaseHandle, ids: readonly string[]) {
  return db
    .select({
      id: invoices.id,
      tenantId: invoices.tenantId,
      kind: invoices.kind,
      premise: invoices.premise,
      device: invoices.device,
      year: invoices.year,
      sequence: invoices.sequence,
      issuedOn: invoices.issuedOn,
      rest: remainder,
      notes:
        sql`(select count(*) from ${invoiceCorrections} where ${invoiceCorrections.invoiceId} = ${invoices.id})`.mapWith(
          Number,
        ),
    })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]));
}

/** Ids of a company CRM's invoices, newest first. */
export async function findInvoiceIds(db: DatabaseHandle, tenantId: string): Promise<string[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), eq(invoices.kind, 'invoice')))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return rows.map(({ id }) => id);
}

/** A company CRM's invoices and credit notes, oldest first. */
export async function findPlanDocuments(db: DatabaseHandle, tenantId: string): Promise<IssuedInvoice[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.tenantId, tenantId), inArray(invoices.kind, ['invoice', 'credit_note'])))
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  const found = await Promise.all(rows.map(({ id }) => findInvoice(db, id)));
  return found.filter((document) => document !== null);
}

/** Credit notes that correct any of the invoices, oldest first. */
export async function findNotesOn(db: DatabaseHandle, ids: readonly string[]): Promise<IssuedInvoice[]> {
  const isOn = and(eq(invoiceCorrections.noteId, invoices.id), inArray(invoiceCorrections.invoiceId, [...ids]));
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      exists(
        db
          .select({ one: sql`1` })
          .from(invoiceCorrections)
          .where(isOn),
      ),
    )
    .orderBy(asc(invoices.issuedAt), asc(invoices.id));
  const notes: IssuedInvoice[] = [];
  for (const { id } of rows) {
    const note = await findInvoice(db, id);
    if (note !== null) notes.push(note);
  }
  return notes;
}

/** Expands invoices by all that shared a credit note with one of them, transitively. */
export async function findLoweredTogether(db: DatabaseHandle, ids: readonly string[]): Promise<string[]> {
  const lowered = aliasedTable(invoiceCorrections, 'lowered');
  const rows = await db
    .selectDistinct({ id: invoiceCorrections.invoiceId })
    .from(invoiceCorrections)
    .innerJoin(lowered, eq(lowered.noteId, invoiceCorrections.noteId))
    .where(inArray(lowered.invoiceId, [...ids]));
  const all = [...new Set([...ids, ...rows.map(({ id }) => id)])];
  return all.length > ids.length ? findLoweredTogether(db, all) : all;
}

/** Invoices with VAT that were issued while VIES did not answer and still have a remainder; newest first. */
export async function findInvoicesToRecheck(db: DatabaseHandle, since: Date) {
  const rows = await db
    .select({ id: invoices.id, tenantId: invoices.tenantId, buyer: invoices.buyer, userId: tenants.authorId })
    .from(invoices)
    .innerJoin(tenants, eq(tenants.id, invoices.tenantId))
    .where(
      and(
        eq(invoices.kind, 'invoice'),
        eq(invoices.vatReason, 'eu_number_not_checked'),
        gte(invoices.issuedAt, since),
        gt(invoices.total, 0),
        gt(remainder, 0),
      ),
    )
    .orderBy(desc(invoices.issuedAt), desc(invoices.id));
  return rows.flatMap(({ buyer, ...row }) =>
    buyer.vat_number === null ? [] : [{ ...row, vatNumber: buyer.vat_number }],
  );
}

/** Stores the corrections of a credit note; other documents have none. */
export async function insertCorrections(
  tx: Transaction,
  noteId: string,
  corrections: readonly Correction[],
): Promise<void> {
  if (corrections.length === 0) return;
  await tx
    .insert(invoiceCorrections)
    .values(corrections.map(({ invoiceId, amount }) => ({ noteId, invoiceId, amount })));
}
