import type { Account, Due, Terms } from './account.ts';
import type { Day } from './calendar.ts';
import type { Settlement } from './money.ts';
import type { Plan } from '../../tooling/vitest/billing-scenario.ts';
import { Refused, beginPeriod, fromToday, items, linesFor, pricesOn } from './account.ts';
import { taxesOf, totalOf } from './books.ts';
import { addDays, laterOf, nextPeriodStart } from './calendar.ts';
import { issueInvoice, payByCard } from './issue.ts';
import { settle } from './money.ts';
import { closeProForma, openOrder, openRenewal } from './pro-formas.ts';
import { decideTax } from './vat.ts';

const daysOfGrace = 14;
const daysAhead = 15;

/** Bills a whole period and lets it run. */
export function beginPlan(
  account: Account,
  day: Day,
  due: Due,
  terms: Terms,
  settleTotal: (total: number) => Settlement,
): void {
  const period = beginPeriod(due, terms.prices);
  const lines = linesFor(period, due.billedFrom, terms.tax);
  issueInvoice(account, day, lines, taxesOf(lines), settleTotal);
  account.periods.push(period);
  if (due.from > day) account.coming = period;
  else account.running = period;
  account.due = null;
  account.planned = null;
}

const termsOf = (account: Account, from: Day): Terms => ({
  prices: pricesOn(account, from),
  tax: decideTax(account.vat),
});

/** What credit leaves to pay of a whole period. */
function amountDue(account: Account, due: Due, terms: Terms): number {
  const taxes = taxesOf(linesFor(beginPeriod(due, terms.prices), due.billedFrom, terms.tax));
  return settle(totalOf(taxes), account.credit).amountDue;
}

/** Begins a plan by card or by order; an order that credit covers begins at once. */
export function payPlan(account: Account, day: Day, due: Due, pay: 'card' | 'transfer', validTo: Day | null): void {
  const terms = termsOf(account, due.from);
  closeProForma(account, account.order);
  closeProForma(account, account.renewal);
  account.method = pay;
  if (pay === 'card' || amountDue(account, due, terms) === 0)
    return beginPlan(account, day, due, terms, payByCard(account, day));
  if (validTo === null) openOrder(account, day, due.plan, terms);
  else openRenewal(account, day, due, terms, validTo);
}

/** The next renewal as planned. Periods that passed while the service stood still are left out. */
function nextRenewal(account: Account, day: Day): Due {
  const { running, planned } = account;
  if (running === null) throw new Error('Only a running plan is renewed.');
  const hasNewCycle = planned !== null && planned.cycle !== running.plan.cycle;
  const plan = planned ?? running.plan;
  const anchor = hasNewCycle ? running.periodTo : running.anchor;
  let from = running.periodTo;
  for (let next = from; next <= day; next = nextPeriodStart(from, anchor, plan.cycle)) from = next;
  return { from, billedFrom: laterOf(from, day), anchor, plan };
}

/** Asks for the transfer of a renewal, unless credit covers it. */
function askForRenewal(account: Account, day: Day, due: Due): void {
  const terms = termsOf(account, due.from);
  if (amountDue(account, due, terms) > 0)
    openRenewal(account, day, due, terms, addDays(due.billedFrom, daysOfGrace - 1));
}

/** Replaces an open pro-forma of a renewal after a change, a plan, or another decision about VAT. */
export function replaceRenewal(account: Account, day: Day): void {
  const { renewal, running } = account;
  if (!renewal?.isOpen || renewal.renewal === null) return;
  closeProForma(account, renewal);
  if (running === null) askForRenewal(account, day, { ...renewal.renewal, plan: renewal.plan });
  else if (running.periodTo > addDays(day, daysAhead)) account.renewal = null;
  else askForRenewal(account, day, nextRenewal(account, day));
}

/** Issues the pro-forma of a renewal from 15 days ahead, once. */
export function announceRenewal(account: Account, day: Day): void {
  const { running, renewal } = account;
  if (account.method === 'card' || running === null || account.coming || account.isCancelled) return;
  const isAsked = renewal?.renewal?.from === running.periodTo && renewal.isOpen;
  if (!isAsked && day >= addDays(running.periodTo, -daysAhead)) askForRenewal(account, day, nextRenewal(account, day));
}

/** The renewal that an earlier pro-forma asked for, even if it expired while the service stood still. */
function askedBefore({ renewal }: Account, end: Day, day: Day): Due | null {
  if (renewal?.renewal?.from !== end) return null;
  return renewal.isOpen || day > renewal.expiresOn ? { ...renewal.renewal, plan: renewal.plan } : null;
}

/** What happens on the day after the last of the running period, or on the first day after standing still. */
export function endPeriod(account: Account, day: Day): void {
  closeProForma(account, account.order);
  if (account.coming) {
    account.running = account.coming;
    account.coming = null;
    if (account.running.periodTo > day) return;
  }
  const end = account.running?.periodTo ?? day;
  const due = nextRenewal(account, day);
  account.running = null;
  if (account.isCancelled) return;
  const asked = askedBefore(account, end, day);
  account.due = asked ?? due;
  if (asked) return;
  const terms = termsOf(account, due.from);
  if (amountDue(account, due, terms) === 0 || (account.method === 'card' && !account.declinesRenewals))
    beginPlan(account, day, due, terms, payByCard(account, day));
  else if (account.method === 'transfer') askForRenewal(account, day, due);
}

/** Pays a due renewal: within grace for its period, later for a new period from today. */
export function payRenewal(account: Account, day: Day, plan: Plan, pay: 'card' | 'transfer'): void {
  const { due } = account;
  if (due === null) throw new Refused('nothing_due');
  const isInGrace = day < addDays(due.billedFrom, daysOfGrace);
  if (!isInGrace) return payPlan(account, day, fromToday(day, plan), pay, null);
  if (items.some((item) => plan[item] > due.plan[item])) throw new Refused('renewal_due');
  const anchor = plan.cycle === due.plan.cycle ? due.anchor : due.from;
  payPlan(account, day, { ...due, anchor, plan }, pay, addDays(due.billedFrom, daysOfGrace - 1));
}
