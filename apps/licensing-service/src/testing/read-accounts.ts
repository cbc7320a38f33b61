import { gt } from 'drizzle-orm';
import type { Database } from '../platform';
import { ledgerEntries, invoiceRanges, invoices, payments, sandboxCharges, sandboxRefunds } from '../schema';

const sumOf = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Of everything that was ever paid and billed: figures to tell, and every way in which they do not meet (none is right). */
export async function readAccounts(database: Database) {
  const entries = await database.select().from(ledgerEntries);
  const documents = await database.select().from(invoices);
  const charges = await database.select().from(sandboxCharges).where(gt(sandboxCharges.amount, 0));
  const refunds = await database.select().from(sandboxRefunds);
  const made = await database.select().from(payments);
  const ranges = await database.select().from(invoiceRanges);

  const entered = (...kinds: readonly string[]) => sumOf(entries.filter(({ kind }) => kinds.includes(kind)));
  const invoiced = documents.filter(({ kind }) => kind !== 'proforma').reduce((sum, { total }) => sum + total, 0);
  const credit = [...Map.groupBy(entries, ({ tenantId }) => tenantId).values()].reduce(
    (sum, account) => sum + (account.toSorted((a, b) => a.position - b.position).at(-1)?.balance ?? 0),
    0,
  );
  const everTaken = made.filter(({ state, way }) => (state === 'captured' || state === 'refunded') && way === 'card');
  const capturedCharges = charges.filter(({ state }) => state === 'captured');
  const taken = sumOf(capturedCharges) - sumOf(refunds);
  const kept = (kind: string) => documents.filter((row) => row.kind === kind).length;
  const quotesTwice = [
    ...Map.groupBy(
      made.filter(({ state }) => state === 'captured' || state === 'settled'),
      ({ quoteId }) => quoteId,
    ).values(),
  ].filter(({ length }) => length > 1);
  const unfinished = new Set(['processing', 'action_needed', 'capturing', 'voiding', 'refunding']);
  const promised = made.filter(({ state }) => state === 'authorised').length;

  const problems: string[] = [];
  const equal = (what: string, one: number, other: number) => {
    if (one !== other) problems.push(`${what}: ${one} and ${other}`);
  };
  equal('invoices entered and issued', entered('invoice', 'credit_note'), 0 - invoiced);
  equal('payments entered and taken', entered('payment', 'refund'), taken);
  equal('credit and sum of the accounts', credit, sumOf(entries));
  equal('payments and charges that were captured', everTaken.length, capturedCharges.length);
  equal('quotes paid twice', quotesTwice.length, 0);
  equal('payments that are under way', made.filter(({ state }) => unfinished.has(state)).length, 0);
  equal('promises and charges that wait', promised, charges.filter(({ state }) => state === 'authorised').length);
  const paid = made.filter(({ state }) => state === 'captured' || state === 'settled');
  equal('payments and their invoices', new Set(paid.map(({ invoiceId }) => invoiceId)).size, paid.length);
  const ofPayments = new Set(paid.map(({ invoiceId }) => invoiceId));
  const ofChanges = documents.filter(({ id, kind }) => kind === 'credit_note' && ofPayments.has(id)).length;
  equal('documents that stand and payments', kept('invoice') + 2 * ofChanges - kept('credit_note'), paid.length);
  for (const { premise, device, year, last } of ranges) {
    const numbers = documents.filter((row) => row.premise === premise && row.device === device && row.year === year);
    const distinct = new Set(numbers.map(({ sequence }) => sequence));
    equal(`numbers of ${device} in ${year}`, distinct.size, last);
    equal(`highest number of ${device} in ${year}`, Math.max(0, ...distinct), last);
  }
  const figures = {
    payments: made.length,
    charges: charges.length,
    invoices: documents.length,
    invoiced,
    taken,
    credit,
  };
  return { problems, figures };
}
