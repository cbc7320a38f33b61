import type { Account } from './account.ts';
import type { NewLine, Taking } from './books.ts';
import type { Day } from './calendar.ts';
import type { Tax } from './vat.ts';
import { take, takeWhole, taxesOf } from './books.ts';
import { issueInvoice, issueNotes, oweRemainder, payByCard } from './issue.ts';
import { isSameTax } from './vat.ts';

/** Takes whole invoices of a number that VIES confirmed late, and the days from now on of others. */
function takings(account: Account, day: Day, tax: Tax, lateNumber: string | null): Taking[] {
  const others = account.books.lines.filter((line) => !isSameTax(line.tax, tax));
  return others.flatMap((line) => {
    const isLate = lateNumber !== null && account.undecided.get(line) === lateNumber;
    if (isLate && (line.net > 0 || line.quantity > 0)) return [takeWhole(line)];
    return line.quantity > 0 && line.to > day ? [take(line, line.quantity, day)] : [];
  });
}

/** Corrects what was billed with another VAT: one credit note an invoice, one new invoice with the same nets. */
export function correctVat(account: Account, day: Day, tax: Tax, lateNumber: string | null): void {
  const taken = takings(account, day, tax, lateNumber);
  if (taken.length === 0) return;
  const lines: NewLine[] = taken.flatMap(({ line, pieces }) => pieces.map((piece) => ({ ...line, ...piece, tax })));
  issueNotes(account, day, taken);
  const isCharged = account.method === 'card' && !account.declinesRenewals;
  issueInvoice(account, day, lines, taxesOf(lines), isCharged ? payByCard(account, day) : oweRemainder(account));
  account.changeDay = null;
}
