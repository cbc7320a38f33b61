import type { BilledLine, Books, Item, NewLine, Taking, TaxAmount } from './books.ts';
import type { Cycle, Day } from './calendar.ts';
import type { Plan, Prices } from '../../tooling/vitest/billing-scenario.ts';
import type { Tax, VatStatus } from './vat.ts';
import { daysBetween, laterOf, nextPeriodStart } from './calendar.ts';
import { roundedShare } from './money.ts';

export const items: readonly Item[] = ['licences', 'modules', 'assets'];

/** A billing period, and the part `[from, to)` of it in which this plan ran. */
export interface Period {
  readonly plan: Plan;
  readonly prices: Prices;
  readonly anchor: Day;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly from: Day;
  to: Day;
}

/** A whole period to be billed, such as a renewal that was asked for. */
export interface Due {
  /** First day of the billing period. */
  readonly from: Day;
  /** The first day billed: later than `from` after standing still. */
  readonly billedFrom: Day;
  readonly plan: Plan;
  readonly anchor: Day;
}

/** Prices and VAT of a plan: those of today, or those that a pro-forma holds. */
export interface Terms {
  readonly prices: Prices;
  readonly tax: Tax;
}

export interface ProForma {
  /** A creation also stands for an order after read-only began. */
  readonly kind: 'creation' | 'change' | 'renewal';
  readonly plan: Plan;
  /** Items that a change names. */
  readonly touched: readonly Item[];
  readonly terms: Terms;
  /** The period to be renewed; null for other kinds. */
  readonly renewal: Omit<Due, 'plan'> | null;
  readonly asked: number;
  readonly reserved: number;
  readonly validTo: Day;
  /** Its expiry is carried out at the end of this day. */
  readonly expiresOn: Day;
  received: number;
  isOpen: boolean;
}

/** What happened by changes on one day. */
export interface ChangeDay {
  readonly day: Day;
  readonly runningBefore: Period;
  readonly comingBefore: Period | null;
  readonly lines: BilledLine[];
  /** What the day's credit notes took from invoices before the day's first change. */
  readonly takenFromOlder: Taking[];
  readonly vatFromOlder: TaxAmount[];
}

/** One company CRM with all that its billing depends on. */
export interface Account {
  readonly books: Books;
  readonly prices: readonly Prices[];
  readonly periods: Period[];
  readonly charges: { readonly on: Day; readonly amount: number }[];
  readonly refused: { readonly at: string; readonly why: string }[];
  /** Numbers that VIES had not answered for when a line was billed. */
  readonly undecided: Map<BilledLine, string>;
  vat: VatStatus;
  method: 'card' | 'transfer';
  declinesRenewals: boolean;
  isCancelled: boolean;
  /** Credit that is free to use. */
  credit: number;
  /** Sum of all receipts. */
  received: number;
  /** Issued and not paid. */
  owed: number;
  running: Period | null;
  /** Paid before it begins. */
  coming: Period | null;
  planned: Plan | null;
  due: Due | null;
  changeDay: ChangeDay | null;
  /** The newest order of a creation or a change. */
  order: ProForma | null;
  renewal: ProForma | null;
  newestProForma: ProForma | null;
  /** No job runs before this day. */
  standsStillUntil: Day;
}

/** A step that the rules refuse; nothing changes. */
export class Refused extends Error {}

export const samePlan = (a: Plan, b: Plan): boolean =>
  a.cycle === b.cycle && items.every((item) => a[item] === b[item]);

/** The newest price version that is valid on a day. */
export function pricesOn(account: Account, day: Day): Prices {
  const prices = account.prices.findLast(({ valid_from: validFrom }) => validFrom <= day);
  if (prices === undefined) throw new Error(`No prices are valid on ${day}.`);
  return prices;
}

export function beginPeriod({ from, billedFrom, anchor, plan }: Due, prices: Prices): Period {
  const to = nextPeriodStart(from, anchor, plan.cycle);
  return { plan, prices, anchor, periodFrom: from, periodTo: to, from: billedFrom, to };
}

/** A period that begins with its anchor on a day. */
export const fromToday = (day: Day, plan: Plan): Due => ({ from: day, billedFrom: day, anchor: day, plan });

/** The same billing period from a day on with another plan. */
export const continuePeriod = (period: Period, day: Day, plan: Plan): Period => ({
  ...period,
  plan,
  from: laterOf(day, period.from),
  to: period.periodTo,
});

export function unitPrice(item: Item, cycle: Cycle, prices: Prices): number {
  const monthly = { licences: prices.licence, modules: prices.module, assets: prices.asset }[item];
  return cycle === 'yearly' ? monthly * prices.year_months : monthly;
}

/** A line for the days of a period that are left on a day. */
export function lineFor(period: Period, item: Item, quantity: number, day: Day, tax: Tax): NewLine {
  const from = laterOf(day, period.periodFrom);
  const price = unitPrice(item, period.plan.cycle, period.prices);
  const periodDays = daysBetween(period.periodFrom, period.periodTo);
  const net = roundedShare(quantity * price, daysBetween(from, period.periodTo), periodDays);
  return { item, quantity, unitPrice: price, periodDays, from, to: period.periodTo, net, tax };
}

/** Lines for all items of a period, from a day on. */
export const linesFor = (period: Period, day: Day, tax: Tax): NewLine[] =>
  items.filter((item) => period.plan[item] > 0).map((item) => lineFor(period, item, period.plan[item], day, tax));
