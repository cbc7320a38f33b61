import type { Selection } from '@atrium/api-client/contract';
import { netOf, type PlanLine } from '@atrium/api-client/contract/pricing';
import { type Day, laterOf } from '../periods/days';
import {
  billingPeriod,
  comingAfter,
  isSamePlan,
  type Period,
  planItems,
  runningOn,
  withChange,
} from '../periods/period';
import { type Bill, type BillLine, sumOf } from './bill';
import { linesOfPlan, periodOf, type PlanToBill, type PriceVersion, withoutZero } from './bill-period';
import { notesOver, openInvoices, type OpenLine, shareOf, type TakenLine } from './books';
import { type Change, endOn, type WantedChange } from './plan-change';
import { beforeFirstChange, canUndo, undoDay } from './undo-day';

const countOf = (selection: Selection, item: PlanLine['id']): number =>
  item === 'modules' ? selection.modules.length : selection[item];

/**
 * Bills a change of a running plan. Within a cycle, added quantities are invoiced, and removed ones are credited. Another
 * cycle credits the unused days and begins a new period. A change back to the plan before the day's first change
 * reverses the day, unless its VAT has changed since.
 *
 * @returns null if nothing runs on that day, or nothing changes
 */
export function billChange(asked: WantedChange): Bill | null {
  const { periods, documents, wanted, day } = asked;
  const running = runningOn(periods, day);
  if (running === null || isSamePlan(running.selection, wanted)) return null;
  const coming = comingAfter(periods, day);
  const change = { ...asked, running, coming, invoices: openInvoices(documents) };
  const first = beforeFirstChange(periods, day);
  if (first !== null && isSamePlan(first.selection, wanted) && canUndo(change)) return undoDay(change, first);
  if (wanted.cycle === running.selection.cycle) return changeQuantities(change);
  // Back to the cycle of the morning with other quantities: its period goes on with its anchor and prices.
  if (first !== null && first.selection.cycle === wanted.cycle)
    return beginInstead(change, first.billing, asked.listOf(first.priceListVersion));
  return beginInstead(change, billingPeriod(wanted.cycle, day), asked.newest);
}

/** A period that a change ends, and the plan that goes on in it; null if nothing does. */
interface EndedPeriod<Plan extends PlanToBill | null = PlanToBill | null> {
  readonly period: Period;
  readonly plan: Plan;
}

/** Ends periods, and credits what their billing periods no longer have. */
function endPeriods({ invoices, day }: Change, ended: readonly EndedPeriod[]): Pick<Bill, 'notes' | 'ends'> {
  const openLines = invoices.flatMap(({ lines }) => lines.toReversed());
  const taken = ended.flatMap(({ period, plan }) =>
    planItems.flatMap((item) => {
      const running = countOf(period.selection, item);
      const quantity = running - (plan === null ? 0 : countOf(plan.selection, item));
      if (quantity <= 0) return [];
      const billed = openLines.filter(({ line }) => line.item === item && isIn(period, line));
      return takeBack(billed, quantity, running, laterOf(day, period.from));
    }),
  );
  return { notes: notesOver(invoices, taken), ends: ended.map(({ period }) => endOn(day, period)) };
}

const isIn = ({ billing }: Period, { from, to }: OpenLine['line']): boolean =>
  to === billing.to && from >= billing.from;

/**
 * Takes a quantity from the lines that billed it: lines with no net left first, then the newest. Each line gives back
 * its share, at most what is left of it. Taking all of a line from its first day takes all its net.
 *
 * @param lines of one item in the billing period, newest first
 * @param quantity that the billing period no longer has from the day on
 * @param running the quantity that runs until then
 */
function takeBack(lines: readonly OpenLine[], quantity: number, running: number, day: Day): TakenLine[] {
  const open = lines.filter(({ leftQuantity }) => leftQuantity > 0);
  const billed = sumOf(open.map(({ leftQuantity }) => leftQuantity));
  const [free, priced] = [open.filter(({ leftNet }) => leftNet === 0), open.filter(({ leftNet }) => leftNet > 0)];
  // Quantities of a document of 0.00, which is not issued, are on no line. They go first.
  let left = quantity - Math.max(0, Math.min(quantity, running - billed));
  // Quantities of a credit note of 0.00, which is not issued, are still on lines. They are gone.
  let gone = Math.max(0, billed - running);
  const taken: TakenLine[] = [];
  for (const { line, leftQuantity, leftNet } of [...free, ...priced]) {
    const usable = leftQuantity - Math.min(gone, leftQuantity);
    gone -= leftQuantity - usable;
    const count = Math.min(left, usable);
    if (count === 0) continue;
    left -= count;
    const from = laterOf(day, line.from);
    const share = shareOf(line, from, line.to);
    const isAll = count === usable && from === line.from;
    const net = isAll ? leftNet : Math.min(leftNet, netOf(count, line.unit_price, share));
    taken.push({ ...line, quantity: count, from, share, net });
  }
  return taken;
}

function changeQuantities(change: Change): Bill {
  const { wanted, day, running, coming } = change;
  const changed = [goOn(change, running, wanted)];
  const selection = coming === null ? null : withChange(coming.selection, running.selection, wanted);
  if (coming !== null && selection !== null && !isSamePlan(selection, coming.selection))
    changed.push(goOn(change, coming, selection));
  const lines = withoutZero(changed.flatMap(addedLines));
  const begins = changed.map(({ plan }) => periodOf(plan, 'change'));
  return { cause: 'change', day, ...endPeriods(change, changed), lines, taxes: null, begins };
}

/** Another plan in the billing period of one that ends, at its prices. */
function goOn({ tax, day, listOf, newId }: Change, period: Period, selection: Selection): EndedPeriod<PlanToBill> {
  const { billing, priceListVersion } = period;
  const from = laterOf(day, period.from);
  return { period, plan: { selection, list: listOf(priceListVersion), tax, billing, from, period_id: newId() } };
}

const addedLines = ({ period, plan }: EndedPeriod<PlanToBill>): BillLine[] =>
  linesOfPlan(plan)
    .map((line) => ({ ...line, quantity: line.quantity - countOf(period.selection, line.item) }))
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, net: netOf(line.quantity, line.unit_price, line.share) }));

/** Begins another plan, in a new billing period or in the one of the morning, and credits all unused days. */
function beginInstead(change: Change, billing: Period['billing'], list: PriceVersion): Bill {
  const { wanted, day, running, coming, tax, newId } = change;
  const plan = { selection: wanted, list, tax, billing, from: day, period_id: newId() };
  const lines = withoutZero(linesOfPlan(plan));
  const ended = (coming === null ? [running] : [running, coming]).map((period) => ({ period, plan: null }));
  return { cause: 'change', day, ...endPeriods(change, ended), lines, taxes: null, begins: [periodOf(plan, 'change')] };
}
