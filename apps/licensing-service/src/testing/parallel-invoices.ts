import { and, eq } from 'drizzle-orm';
import type { InvoiceDraft, IssuedInvoice } from '../billing/invoices/invoice-data';
import { issueInvoice } from '../billing';
import { asService, type Database } from '../platform';
import { invoices, tenants } from '../schema';
import { testDraft } from './test-invoices';
import { writeTestUser } from './test-user';

/** Settings of invoice numbers. */
export const testNumbering = {
  invoiceNumbering: { premise: 'SPLET', devices: { invoice: 'R1', credit_note: 'D1', proforma: 'P1' } },
};

/** A company CRM for invoices, with its author's id. */
export async function writeBilledTenant(database: Database, email = 'ana@example.com') {
  const userId = await writeTestUser(database, email);
  const at = new Date('2026-11-21T08:00:00.000Z');
  const [tenant] = await database
    .insert(tenants)
    .values({ state: 'active', language: 'sl', authorId: userId, lastModifiedBy: userId, createdAt: at, updatedAt: at })
    .returning({ id: tenants.id });
  if (tenant === undefined) throw new Error('The company CRM was not inserted.');
  return { tenantId: tenant.id, userId };
}

class RolledBack extends Error {}

const writers = 10;

/**
 * Issues 100 documents of one kind with ten concurrent writers. Every third transaction rolls back after the document is
 * inserted.
 */
export async function issueConcurrently(
  database: Database,
  tenantId: string,
  kind: Exclude<InvoiceDraft['kind'], 'credit_note'>,
  now: Date,
) {
  const draft = testDraft({ kind, paid_on: kind === 'invoice' ? '2026-11-22' : null });
  const issued: IssuedInvoice[] = [];
  const issueOne = (isRolledBack: boolean) =>
    asService(database, 'job', async (tx) => {
      const document = await issueInvoice({ tx, now, settings: testNumbering }, { tenantId, draft });
      if (isRolledBack) throw new RolledBack();
      return document;
    });
  const write = async (_: unknown, first: number) => {
    for (let at = first; at < 100; at += writers)
      try {
        issued.push(await issueOne(at % 3 === 1));
      } catch (error) {
        if (!(error instanceof RolledBack)) throw error;
      }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return issued;
}

/** Saved documents of a kind with their days of issue, in the order of their numbers. */
export const savedDocuments = (database: Database, kind: InvoiceDraft['kind']) =>
  database
    .select({ sequence: invoices.sequence, issued_on: invoices.issued_on })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.premise, testNumbering.invoiceNumbering.premise)))
    .orderBy(invoices.sequence);

/** Saved numbers of a kind, in order. */
export async function savedNumbers(database: Database, kind: InvoiceDraft['kind']): Promise<number[]> {
  return (await savedDocuments(database, kind)).map(({ sequence }) => sequence);
}

/** `1, 2, …, last`. */
export const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
