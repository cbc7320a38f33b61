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

/** Issues 100 documents of one kind concurrently. Every third transaction rolls back after the document is inserted. */
export async function issueConcurrently(
  database: Database,
  tenantId: string,
  kind: Exclude<InvoiceDraft['kind'], 'credit_note'>,
  now: Date,
) {
  const draft = testDraft({ kind, paid_on: kind === 'invoice' ? '2026-11-22' : null });
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, (_, at) =>
      asService(database, 'job', async (tx) => {
        const issued = await issueInvoice({ tx, now, settings: testNumbering }, { tenantId, draft });
        if (at % 3 === 1) throw new RolledBack();
        return issued;
      }),
    ),
  );
  return results.flatMap((outcome): IssuedInvoice[] => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    if (outcome.reason instanceof RolledBack) return [];
    throw outcome.reason;
  });
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
