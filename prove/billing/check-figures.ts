import type { Account } from './account.ts';
import type { FiguredDocument, Figures } from '../../tooling/vitest/billing-scenario.ts';
import { items } from './account.ts';
import { sum } from './money.ts';

function expectEqual(actual: number, expected: number, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${actual} instead of ${expected}.`);
}

function checkDocument(document: FiguredDocument): void {
  const { kind, lines, net, tax, total, credit_used: used, amount_due: due, becomes_credit: becomes } = document;
  expectEqual(net, sum(lines.map((line) => line.net)), `Net of a ${kind}`);
  expectEqual(total, net + tax, `Total of a ${kind}`);
  expectEqual(kind === 'credit_note' ? becomes : used + due - becomes, total, `Payment of a ${kind}`);
  if (lines.every((line) => line.net === 0)) throw new Error(`A ${kind} of 0.00 is issued.`);
  if (lines.some((line) => line.quantity <= 0 || line.net < 0 || line.from >= line.to))
    throw new Error(`A line of a ${kind} is empty or negative.`);
}

const taxKey = (line: FiguredDocument['lines'][number]): string => `${line.tax_category} ${line.tax_rate}`;

/** Credit notes take at most what their invoice billed, by rate. */
function checkCorrections(documents: readonly FiguredDocument[]): void {
  for (const [place, invoice] of documents.entries()) {
    const notes = documents.filter(({ corrects }) => corrects === place);
    if (notes.length > 0 && invoice.kind !== 'invoice') throw new Error(`A credit note corrects a ${invoice.kind}.`);
    for (const key of new Set(notes.flatMap(({ lines }) => lines.map(taxKey)))) {
      const netOf = (document: FiguredDocument) =>
        sum(document.lines.filter((line) => taxKey(line) === key).map(({ net }) => net));
      if (sum(notes.map(netOf)) > netOf(invoice)) throw new Error(`Credit notes exceed invoice ${place} at ${key}.`);
    }
    if (sum(notes.map(({ tax }) => tax)) > invoice.tax) throw new Error(`Credit notes exceed VAT of ${place}.`);
  }
}

function checkPeriods(account: Account): void {
  const parts = account.periods.filter(({ from, to }) => from < to).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1];
    if (next && next.from < part.to) throw new Error(`Periods overlap on ${next.from}.`);
  }
}

/** What runs is billed: no more and no less. */
function checkQuantities({ books, running, coming }: Account): void {
  for (const period of [running, coming])
    if (period)
      for (const item of items) {
        const lines = books.lines.filter((line) => line.item === item && line.to === period.periodTo);
        expectEqual(sum(lines.map(({ quantity }) => quantity)), period.plan[item], `Billed ${item}`);
      }
}

/** Throws where figures contradict each other. */
export function checkAccount(account: Account, figures: Figures): void {
  const { documents, charges, credit } = figures;
  if (credit < 0) throw new Error(`Credit is ${credit}.`);
  for (const document of documents) checkDocument(document);
  checkCorrections(documents);
  checkPeriods(account);
  checkQuantities(account);
  const totals = (kind: FiguredDocument['kind']) =>
    sum(documents.filter((document) => document.kind === kind).map(({ total }) => total));
  const open = [account.order, account.renewal].filter((proForma) => proForma?.isOpen);
  const held = sum(open.map((proForma) => (proForma?.reserved ?? 0) + (proForma?.received ?? 0)));
  const paid = sum(charges.map(({ amount }) => amount)) + account.received;
  expectEqual(totals('invoice') - totals('credit_note') - account.owed, paid - credit - held, 'Documents and money');
}
