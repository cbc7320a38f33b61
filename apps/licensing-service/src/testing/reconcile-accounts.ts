import { gt } from 'drizzle-orm';
import type { Database } from '../platform';
import { ledgerEntries, invoiceRanges, invoices, payments, sandboxCharges, sandboxRefunds } from '../schema';

const sumOf = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Compares ledger, documents, payments and charges. Returns figures and the list of mismatches, which should be
 * empty.
 */
export async function reconcileAccounts(database: Database) {
  const entries = await database.select().from(ledgerEntries);
  const documents = await database.select().from(invoices);
  const charges = await database.select().from(sandboxCharges).where(gt(sandboxCharges.amount, 0));
  const refunds = await database.select().from(sandboxRefunds);
  const allPayments = await database.select().from(payments);
  const ranges = await database.select().from(invoiceRanges);

  const ledgerSum = (...kinds: readonly string[]) => sumOf(entries.filter(({ kind }) => kinds.includes(kind)));
  const invoiced = documents.filter(({ kind }) => kind !== 'proforma').reduce((sum, { total }) => sum + total, 0);
  const credit = [...Map.groupBy(entries, ({ tenantId }) => tenantId).values()].reduce(
    (sum, account) => sum + (account.toSorted((a, b) => a.position - b.position).at(-1)?.balance ?? 0),
    0,
  );
  const captures = allPayments.filter(
    ({ state, methodType }) => (state === 'captured' || state === 'refunded') && methodType === 'card',
  );
  const capturedCharges = charges.filter(({ state }) => state === 'captured');
  const netCharges = sumOf(capturedCharges) - sumOf(refunds);
  const countOf = (kind: string) => documents.filter((row) => row.kind === kind).length;
  const quotesPaidTwice = [
    ...Map.groupBy(
      allPayments.filter(({ state }) => state === 'captured' || state === 'settled'),
      ({ quoteId }) => quoteId,
    ).values(),
  ].filter(({ length }) => length > 1);
  const unfinished = new Set(['processing', 'action_needed', 'capturing', 'voiding', 'refunding']);
  const authorised = allPayments.filter(({ state }) => state === 'authorised').length;

  const problems: string[] = [];
  const equal = (label: string, one: number, other: number) => {
    if (one !== other) problems.push(`${label}: ${one} and ${other}`);
  };
  equal('invoices in the ledger and issued', ledgerSum('invoice', 'credit_note'), 0 - invoiced);
  equal('payments in the ledger and net charges', ledgerSum('payment', 'refund'), netCharges);
  equal('latest balances and sum of the ledger', credit, sumOf(entries));
  equal('captured payments and captured charges', captures.length, capturedCharges.length);
  equal('quotes paid twice', quotesPaidTwice.length, 0);
  equal('unfinished payments', allPayments.filter(({ state }) => unfinished.has(state)).length, 0);
  equal(
    'authorised payments and authorised charges',
    authorised,
    charges.filter(({ state }) => state === 'authorised').length,
  );
  const paid = allPayments.filter(({ state }) => state === 'captured' || state === 'settled');
  const documentsOfPaid = new Set(paid.flatMap(({ invoiceId }) => invoiceId ?? []));
  equal('distinct documents and paid payments', documentsOfPaid.size, paid.length);
  const billed = documents.filter(({ id }) => allPayments.some(({ invoiceId }) => invoiceId === id));
  equal(
    'invoices and payments billed by one',
    countOf('invoice'),
    billed.filter(({ kind }) => kind === 'invoice').length,
  );
  for (const { premise, device, last } of ranges) {
    const numbers = documents.filter((row) => row.premise === premise && row.device === device);
    const distinct = new Set(numbers.map(({ sequence }) => sequence));
    equal(`numbers of ${device}`, distinct.size, last);
    equal(`highest number of ${device}`, Math.max(0, ...distinct), last);
  }
  const figures = {
    payments: allPayments.length,
    charges: charges.length,
    invoices: documents.length,
    invoiced,
    netCharges,
    credit,
  };
  return { problems, figures };
}
