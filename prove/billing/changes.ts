import type { Account, ChangeDay, Period, Terms } from './account.ts';
import type { BilledLine, Item, NewLine, Taking, TaxAmount } from './books.ts';
import type { Day } from './calendar.ts';
import type { Settlement } from './money.ts';
import type { Plan } from '../../tooling/vitest/billing-scenario.ts';
import { Refused, beginPeriod, continuePeriod, fromToday, items, lineFor, linesFor, samePlan } from './account.ts';
import { take, taxesOf, totalOf } from './books.ts';
import { issueInvoice, issueNotes } from './issue.ts';
import { sum } from './money.ts';

/** What a change bills and gives back, and the periods it leads to. */
export interface PlannedChange {
  readonly takings: readonly Taking[];
  readonly lines: readonly NewLine[];
  readonly taxes: readonly TaxAmount[];
  readonly running: Period;
  readonly coming: Period | null;
}

export const touchedItems = (before: Plan, after: Plan): Item[] => items.filter((item) => before[item] !== after[item]);

/** A plan with the quantities of some items from another. */
export const overlay = (plan: Plan, touched: readonly Item[], from: Plan): Plan => ({
  ...plan,
  ...Object.fromEntries(touched.map((item) => [item, from[item]])),
});

/** Takes a quantity of an item from the lines of a period: lines of 0.00 first, then the newest. */
function reduce(account: Account, period: Period, item: Item, quantity: number, day: Day): Taking[] {
  const lines = account.books.lines
    .filter((line) => line.item === item && line.quantity > 0 && line.to === period.periodTo && line.to > day)
    .toReversed();
  const takings: Taking[] = [];
  let missing = quantity;
  for (const line of [...lines.filter(({ net }) => net === 0), ...lines.filter(({ net }) => net > 0)]) {
    const part = Math.min(missing, line.quantity);
    if (part > 0) takings.push(take(line, part, day));
    missing -= part;
  }
  if (missing > 0) throw new Error(`${missing} ${item} were never billed.`);
  return takings;
}

const unusedLines = (account: Account, day: Day): BilledLine[] =>
  account.books.lines.filter((line) => line.quantity > 0 && line.to > day);

function planWithin(account: Account, running: Period, day: Day, plan: Plan, { tax }: Terms): PlannedChange {
  const touched = touchedItems(running.plan, plan);
  const periods = [running, ...(account.coming ? [account.coming] : [])];
  const changes = periods.flatMap((period) =>
    touched.map((item) => ({ period, item, more: plan[item] - period.plan[item] })),
  );
  const takings = changes
    .filter(({ more }) => more < 0)
    .flatMap(({ period, item, more }) => reduce(account, period, item, -more, day));
  const lines = changes
    .filter(({ more }) => more > 0)
    .map(({ period, item, more }) => lineFor(period, item, more, day, tax));
  const coming = account.coming && continuePeriod(account.coming, day, overlay(account.coming.plan, touched, plan));
  return { takings, lines, taxes: taxesOf(lines), running: continuePeriod(running, day, plan), coming };
}

/** Ends the period. On the day on which its cycle was left, the earlier period is resumed. */
function planCycle(account: Account, day: Day, plan: Plan, terms: Terms, today: ChangeDay | null): PlannedChange {
  const takings = unusedLines(account, day).map((line) => take(line, line.quantity, day));
  const resumed = today?.runningBefore.plan.cycle === plan.cycle ? today.runningBefore : null;
  const running = resumed ? continuePeriod(resumed, day, plan) : beginPeriod(fromToday(day, plan), terms.prices);
  const comingBefore = resumed && today?.comingBefore ? today.comingBefore : null;
  const coming = comingBefore && continuePeriod(comingBefore, day, plan);
  const lines = [running, ...(coming ? [coming] : [])].flatMap((period) => linesFor(period, day, terms.tax));
  return { takings, lines, taxes: taxesOf(lines), running, coming };
}

/** Gives back the day's invoices and bills again what the day's credit notes took from older ones. */
function planUndo(day: Day, today: ChangeDay): PlannedChange {
  const takings = today.lines.filter(({ quantity }) => quantity > 0).map((line) => take(line, line.quantity, day));
  const lines = today.takenFromOlder.flatMap(({ line, pieces }) => pieces.map((piece) => ({ ...line, ...piece })));
  const { runningBefore, comingBefore } = today;
  return {
    takings,
    lines,
    taxes: taxesOf(lines, today.vatFromOlder),
    running: continuePeriod(runningBefore, day, runningBefore.plan),
    coming: comingBefore && continuePeriod(comingBefore, day, comingBefore.plan),
  };
}

/** Plans a change of the running plan as of a day. Refuses a plan that changes nothing. */
export function planChange(account: Account, day: Day, plan: Plan, terms: Terms): PlannedChange {
  const { running } = account;
  if (running === null) throw new Refused(account.due ? 'renewal_due' : 'not_active');
  if (samePlan(running.plan, plan)) throw new Refused('nothing_changes');
  const today = account.changeDay?.day === day ? account.changeDay : null;
  if (today && samePlan(today.runningBefore.plan, plan)) return planUndo(day, today);
  if (running.plan.cycle === plan.cycle) return planWithin(account, running, day, plan, terms);
  return planCycle(account, day, plan, terms, today);
}

export const notesTotal = (account: Account, takings: readonly Taking[]): number =>
  sum(account.books.draftNotes(takings).map(({ taxes }) => totalOf(taxes)));

function endPart(period: Period | null, day: Day): void {
  if (period) period.to = day > period.from ? day : period.from;
}

/** A planned reduction stays for the items that a change does not touch. */
function keepPlanned(account: Account, before: Plan, after: Plan): void {
  const { planned } = account;
  if (planned === null) return;
  const isKept = planned.cycle === before.cycle && before.cycle === after.cycle;
  const kept = overlay(planned, touchedItems(before, after), after);
  account.planned = isKept && !samePlan(kept, after) ? kept : null;
}

/** Issues the documents of a change and lets its periods begin. */
export function executeChange(
  account: Account,
  day: Day,
  change: PlannedChange,
  settleTotal: (total: number) => Settlement,
): void {
  const { running, coming } = account;
  if (running === null) throw new Error('Only a running plan is changed.');
  const isFirst = account.changeDay?.day !== day;
  const before = { day, runningBefore: { ...running }, comingBefore: coming && { ...coming } };
  const today =
    isFirst || !account.changeDay ? { ...before, lines: [], takenFromOlder: [], vatFromOlder: [] } : account.changeDay;
  account.changeDay = today;
  const notes = issueNotes(account, day, change.takings);
  const older = notes.filter(({ takings }) => takings.every(({ line }) => !today.lines.includes(line)));
  today.takenFromOlder.push(...older.flatMap(({ takings }) => takings));
  today.vatFromOlder.push(...older.flatMap(({ taxes }) => taxes));
  today.lines.push(...issueInvoice(account, day, change.lines, change.taxes, settleTotal));
  endPart(running, day);
  endPart(coming, day);
  account.periods.push(change.running, ...(change.coming ? [change.coming] : []));
  account.running = change.running;
  account.coming = change.coming;
  keepPlanned(account, running.plan, change.running.plan);
}
