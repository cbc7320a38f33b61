import type { Account, Due, ProForma, Terms } from './account.ts';
import type { NewLine, TaxAmount } from './books.ts';
import type { Day } from './calendar.ts';
import type { Settlement } from './money.ts';
import type { Plan } from '../../tooling/vitest/billing-scenario.ts';
import { Refused, beginPeriod, fromToday, linesFor } from './account.ts';
import { taxesOf, totalOf } from './books.ts';
import { addDays } from './calendar.ts';
import { settle } from './money.ts';

export const daysValid = 15;
/** The day on the bank statement decides, so an expiry waits for it. */
export const daysForTheBank = 4;

/** Closes an open pro-forma: what is on it, and what it reserved, becomes free credit. */
export function closeProForma(account: Account, proForma: ProForma | null): void {
  if (!proForma?.isOpen) return;
  proForma.isOpen = false;
  account.credit += proForma.reserved + proForma.received;
}

type Details = Pick<ProForma, 'kind' | 'plan' | 'touched' | 'terms' | 'renewal' | 'validTo' | 'expiresOn'>;

/** Issues a pro-forma and reserves the account credit that it names. */
export function openProForma(
  account: Account,
  day: Day,
  details: Details,
  lines: readonly NewLine[],
  taxes: readonly TaxAmount[],
  settlement: Settlement,
  reserved: number,
): ProForma {
  account.books.issueProForma(day, lines, taxes, settlement);
  account.credit -= reserved;
  const proForma = { ...details, asked: settlement.amountDue, reserved, received: 0, isOpen: true };
  account.newestProForma = proForma;
  return proForma;
}

function openWhole(account: Account, day: Day, due: Due, details: Details): ProForma {
  const { terms } = details;
  const lines = linesFor(beginPeriod(due, terms.prices), due.billedFrom, terms.tax);
  const taxes = taxesOf(lines);
  const settlement = settle(totalOf(taxes), account.credit);
  return openProForma(account, day, details, lines, taxes, settlement, settlement.creditUsed);
}

/** Orders a plan that begins on the day of the recording. */
export function openOrder(account: Account, day: Day, plan: Plan, terms: Terms): void {
  const validTo = addDays(day, daysValid);
  const expiresOn = addDays(validTo, daysForTheBank);
  const details = { kind: 'creation', plan, touched: [], terms, renewal: null, validTo, expiresOn } as const;
  account.order = openWhole(account, day, fromToday(day, plan), details);
}

export function openRenewal(account: Account, day: Day, due: Due, terms: Terms, validTo: Day): void {
  const { plan, ...renewal } = due;
  const expiresOn = addDays(validTo, daysForTheBank);
  account.renewal = openWhole(account, day, due, {
    kind: 'renewal',
    plan,
    touched: [],
    terms,
    renewal,
    validTo,
    expiresOn,
  });
}

export function cancelTransfer(account: Account): void {
  if (!account.order?.isOpen) throw new Refused('nothing_ordered');
  closeProForma(account, account.order);
}

export function expireProFormas(account: Account, day: Day): void {
  for (const proForma of [account.order, account.renewal])
    if (proForma && day > proForma.expiresOn) closeProForma(account, proForma);
}
