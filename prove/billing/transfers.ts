import type { Account, ProForma, Terms } from './account.ts';
import type { Day } from './calendar.ts';
import type { Plan } from '../../tooling/vitest/billing-scenario.ts';
import { Refused, beginPeriod, fromToday, linesFor } from './account.ts';
import { taxesOf, totalOf } from './books.ts';
import { addDays, earlierOf } from './calendar.ts';
import { executeChange, notesTotal, overlay, planChange, touchedItems } from './changes.ts';
import { payByTransfer } from './issue.ts';
import { settle } from './money.ts';
import { closeProForma, daysForTheBank, daysValid, openProForma } from './pro-formas.ts';
import { beginPlan, replaceRenewal } from './renewals.ts';

/** Orders a change. Without anything to pay it is executed at once, which `false` says. */
export function orderChange(account: Account, day: Day, plan: Plan, terms: Terms): boolean {
  const { running } = account;
  const change = planChange(account, day, plan, terms);
  if (running === null) throw new Error('Only a running plan is changed.');
  closeProForma(account, account.order);
  const isWithinCycle = running.plan.cycle === plan.cycle;
  const givenBack = isWithinCycle ? notesTotal(account, change.takings) : 0;
  const settlement = settle(totalOf(change.taxes), account.credit + givenBack);
  if (settlement.amountDue === 0) return false;
  const lastDay = addDays(running.periodTo, -1);
  const validTo = earlierOf(addDays(day, daysValid), lastDay);
  const expiresOn = earlierOf(addDays(validTo, daysForTheBank), lastDay);
  const touched = isWithinCycle ? touchedItems(running.plan, plan) : [];
  const details = { kind: 'change', plan, touched, terms, renewal: null, validTo, expiresOn } as const;
  const reserved = Math.max(settlement.creditUsed - givenBack, 0);
  account.order = openProForma(account, day, details, change.lines, change.taxes, settlement, reserved);
  return true;
}

/** An executed change voids an order of the same item; a change of cycle counts as every item, on either side. */
export function voidOrder(account: Account, before: Plan, after: Plan): void {
  const { order } = account;
  if (order === null || order.kind !== 'change') return;
  const hasNewCycle = order.touched.length === 0 || before.cycle !== after.cycle;
  const changed = touchedItems(before, after);
  if (hasNewCycle || order.touched.some((item) => changed.includes(item))) closeProForma(account, order);
}

function executeOrder(account: Account, day: Day, order: ProForma): void {
  const { running } = account;
  if (running === null) throw new Error('Only a running plan is changed.');
  const isWithinCycle = order.touched.length > 0;
  const plan = isWithinCycle ? overlay(running.plan, order.touched, order.plan) : order.plan;
  const change = planChange(account, day, plan, order.terms);
  const givenBack = isWithinCycle ? notesTotal(account, change.takings) : 0;
  executeChange(account, day, change, payByTransfer(account, order.reserved + givenBack, order.received));
  replaceRenewal(account, day);
}

/** Begins what a paid pro-forma asked for. A renewal paid after grace begins a new period today, if that is enough. */
function execute(account: Account, day: Day, proForma: ProForma, bankDay: Day): void {
  proForma.isOpen = false;
  account.credit += proForma.reserved;
  if (proForma.kind === 'change') return executeOrder(account, day, proForma);
  const { plan, terms, renewal } = proForma;
  const isInTime = renewal !== null && bankDay <= proForma.validTo;
  const due = isInTime ? { ...renewal, plan } : fromToday(day, plan);
  const total = totalOf(taxesOf(linesFor(beginPeriod(due, terms.prices), due.billedFrom, terms.tax)));
  if (total > proForma.reserved + proForma.received) {
    account.credit += proForma.received;
    return;
  }
  beginPlan(account, day, due, terms, payByTransfer(account, proForma.reserved, proForma.received));
}

/** Records a receipt on a pro-forma. What is too late or for a closed one becomes credit. */
export function receive(
  account: Account,
  day: Day,
  amount: number,
  bankDay: Day,
  on: 'order' | 'renewal' | undefined,
): void {
  const proForma = on === undefined ? account.newestProForma : account[on];
  if (proForma === null) throw new Refused('nothing_ordered');
  account.received += amount;
  const isLate = bankDay > proForma.validTo && proForma.kind !== 'renewal';
  if (!proForma.isOpen || isLate) {
    account.credit += amount;
    return;
  }
  proForma.received += amount;
  if (proForma.received >= proForma.asked) execute(account, day, proForma, bankDay);
}
