import type { Account } from './account.ts';
import type { BilledLine, NewLine, Taking, TaxAmount } from './books.ts';
import type { Day } from './calendar.ts';
import type { Settlement } from './money.ts';
import { totalOf } from './books.ts';
import { settle, sum } from './money.ts';
import { undecidedNumber } from './vat.ts';

/** Issues credit notes; what they give back becomes credit. */
export function issueNotes(account: Account, day: Day, takings: readonly Taking[]) {
  const notes = account.books.issueNotes(day, takings);
  account.credit += sum(notes.map(({ taxes }) => totalOf(taxes)));
  return notes;
}

/** Issues an invoice, settled as given, and remembers whether VIES had answered. */
export function issueInvoice(
  account: Account,
  day: Day,
  lines: readonly NewLine[],
  taxes: readonly TaxAmount[],
  settleTotal: (total: number) => Settlement,
): BilledLine[] {
  if (lines.length === 0) return [];
  const billed = account.books.issueInvoice(day, lines, taxes, settleTotal(totalOf(taxes)));
  const number = undecidedNumber(account.vat);
  if (number !== null) for (const line of billed) account.undecided.set(line, number);
  return billed;
}

/** Pays from credit first, the remainder by card. */
export const payByCard =
  (account: Account, day: Day) =>
  (total: number): Settlement => {
    const settlement = settle(total, account.credit);
    account.credit += settlement.becomesCredit - settlement.creditUsed;
    if (settlement.amountDue > 0) account.charges.push({ on: day, amount: settlement.amountDue });
    return settlement;
  };

/** Pays from credit first; the remainder is owed. */
export const oweRemainder =
  (account: Account) =>
  (total: number): Settlement => {
    const creditUsed = Math.min(total, account.credit);
    account.credit -= creditUsed;
    account.owed += total - creditUsed;
    return { creditUsed, amountDue: total - creditUsed, becomesCredit: 0 };
  };

/** Pays from named credit, then from the transfer, then from other credit; the remainder is owed. */
export const payByTransfer =
  (account: Account, named: number, received: number) =>
  (total: number): Settlement => {
    const fromNamed = Math.min(named, total);
    const short = Math.max(total - fromNamed - received, 0);
    const creditUsed = fromNamed + Math.min(short, Math.max(account.credit - named, 0));
    const owed = Math.max(total - creditUsed - received, 0);
    const becomesCredit = Math.max(creditUsed + received - total, 0);
    account.credit += becomesCredit - creditUsed;
    account.owed += owed;
    if (owed > 0) return { creditUsed: creditUsed + received, amountDue: owed, becomesCredit: 0 };
    return { creditUsed, amountDue: received, becomesCredit };
  };
