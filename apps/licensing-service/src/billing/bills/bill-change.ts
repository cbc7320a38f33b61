import type { Selection } from '@atrium/api-client/contract';
import { netOf, type PlanLine } from '@atrium/api-client/contract/pricing';
import { type BillingPeriod, billingPeriod } from '../periods/billing-period';
import { type Day, laterOf } from '../periods/days';
import { comingAfter, isSamePlan, type Period, runningOn } from '../periods/period';
import type { Bill, BillLine } from './bill';
import { notesOver, type OpenInvoice, openInvoices, type OpenLine } from './books';
import { linesOfPlan, periodOf, type PlanToBill, type PriceVersion, withoutZero } from './bill-period';
import { type BilledAccount, type Change, type ChangeTerms, endOf } from './plan-change';
import { takeBack } from './take-back';
import { beforeFirstChange, canUndo, undoDay } from './undo-day';

const items = ['licences', 'modules', 'assets'] as const satisfies readonly PlanLine['id'][];

const countOf = (selection: Selection, item: PlanLine['id']): number =>
  item === 'modules' ? selection.modules.length : selection[item];

/**
 * Bills a change of a running plan. Within a cycle, added quantities are invoiced, and removed ones are credited. Another
 * cycle credits the unused days and begins a new period. A change back to the plan before the day's first change
 * reverses the day, unless its VAT has changed since.
 *
 * @returns null if nothing runs on that day, or nothing changes
 */
export function billChange(
  { periods, documents }: BilledAccount,
  wanted: Selection,
  day: Day,
  terms: ChangeTerms,
): Bill | null {
  const running = runningOn(periods, day);
  if (running === null || isSamePlan(running.selection, wanted)) return null;
  const coming = comingAfter(periods, day);
  const change: Change = { ...terms, wanted, day, running, coming, invoices: openInvoices(documents) };
  const first = beforeFirstChange(periods, day);
  if (first !== null && isSamePlan(first.selection, wanted) && canUndo(change, documents))
    return undoDay(change, first, { periods, documents });
  if (wanted.cycle === running.selection.cycle) return changeQuantities(change);
  // Back to the cycle of the morning with other quantities: its period goes on with its anchor and prices.
  if (first !== null && first.selection.cycle === wanted.cycle)
    return beginInstead(change, first.billing, terms.listOf(first.priceListVersion));
  return beginInstead(change, billingPeriod(wanted.cycle, day), terms.newest);
}

const linesIn = (invoices: readonly OpenInvoice[], { billing }: Period): OpenLine[] =>
  invoices.flatMap(({ lines }) =>
    lines.toReversed().filter(({ to, from }) => to === billing.to && from >= billing.from),
  );

/** A period that a change ends, and the plan that it begins instead. */
interface ChangedPeriod {
  readonly ended: Period;
  readonly plan: PlanToBill;
}

function changePeriod({ tax, listOf, newId }: Change, ended: Period, selection: Selection, from: Day): ChangedPeriod {
  const { billing, priceListVersion } = ended;
  return { ended, plan: { selection, list: listOf(priceListVersion), tax, billing, from, period_id: newId() } };
}

function changeQuantities(change: Change): Bill {
  const { wanted, day, running, coming, invoices } = change;
  const parts = [changePeriod(change, running, wanted, day)];
  const selection = coming === null ? null : withNamedItems(coming.selection, running.selection, wanted);
  if (coming !== null && selection !== null && !isSamePlan(selection, coming.selection))
    parts.push(changePeriod(change, coming, selection, coming.from));
  const taken = parts.flatMap(({ ended, plan: { selection: left, from } }) =>
    items.flatMap((item) => {
      const before = countOf(ended.selection, item);
      const quantity = before - countOf(left, item);
      if (quantity <= 0) return [];
      return takeBack(linesIn(invoices, ended), { item, quantity, running: before, day: from });
    }),
  );
  return {
    cause: 'change',
    day,
    notes: notesOver(invoices, taken),
    lines: withoutZero(parts.flatMap(addedLines)),
    taxes: null,
    ends: parts.map(({ ended, plan: { from } }) => endOf(ended, laterOf(from, ended.from))),
    begins: parts.map(({ plan }) => periodOf(plan, 'change')),
  };
}

/** The paid plan of the next period, with the quantities that a change of the running plan names. */
function withNamedItems(coming: Selection, before: Selection, wanted: Selection): Selection {
  const isNamed = (item: PlanLine['id']) => countOf(before, item) !== countOf(wanted, item);
  return {
    ...coming,
    licences: isNamed('licences') ? wanted.licences : coming.licences,
    modules: isNamed('modules') ? wanted.modules : coming.modules,
    assets: isNamed('assets') ? wanted.assets : coming.assets,
  };
}

const addedLines = ({ ended, plan }: ChangedPeriod): BillLine[] =>
  linesOfPlan(plan).flatMap(({ share, unit_price, ...line }) => {
    const quantity = line.quantity - countOf(ended.selection, line.item);
    return quantity > 0 ? [{ ...line, share, unit_price, quantity, net: netOf(quantity, unit_price, share) }] : [];
  });

/** Gives back all unused days of the running period, and all of one that was paid ahead. */
function unusedNotes({ invoices, running, coming, day }: Change) {
  const parts = coming === null ? [running] : [running, coming];
  const taken = parts.flatMap((period) =>
    items.flatMap((item) => {
      const quantity = countOf(period.selection, item);
      const from = laterOf(day, period.from);
      return quantity === 0
        ? []
        : takeBack(linesIn(invoices, period), { item, quantity, running: quantity, day: from });
    }),
  );
  return {
    notes: notesOver(invoices, taken),
    ends: parts.map((period) => endOf(period, laterOf(day, period.from))),
  };
}

/** Begins another plan, in a new billing period or in the one of the morning. */
function beginInstead(change: Change, billing: BillingPeriod, list: PriceVersion): Bill {
  const { wanted, day, tax, newId } = change;
  const plan = { selection: wanted, list, tax, billing, from: day, period_id: newId() };
  const lines = withoutZero(linesOfPlan(plan));
  return { cause: 'change', day, ...unusedNotes(change), lines, taxes: null, begins: [periodOf(plan, 'change')] };
}
