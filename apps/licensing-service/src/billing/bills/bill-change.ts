import type { Selection } from '@atrium/api-client/contract';
import { netOf, type PlanLine } from '@atrium/api-client/contract/pricing';
import { billingPeriod } from '../periods/billing-period';
import { type Day, laterOf } from '../periods/days';
import { comingAfter, isSamePlan, type Period, runningOn } from '../periods/period';
import type { NewPeriod } from '../periods/period.repository';
import type { Bill, BillLine } from './bill';
import { notesOver, type OpenInvoice, openInvoices, type OpenLine } from './books';
import { linesOfPlan, withoutZero } from './bill-period';
import { beginFrom, type BilledAccount, type Change, type ChangeTerms, endOf } from './plan-change';
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
  if (first !== null && first.selection.cycle === wanted.cycle) return resumePeriod(change, first);
  return changeCycle(change);
}

const linesIn = (invoices: readonly OpenInvoice[], { billing }: Period): OpenLine[] =>
  invoices.flatMap(({ lines }) =>
    lines.toReversed().filter(({ to, from }) => to === billing.to && from >= billing.from),
  );

function changeQuantities(change: Change): Bill {
  const { wanted, day, running, coming, invoices } = change;
  const begun = beginFrom(change, running, { selection: wanted, from: day, because: 'change' });
  const parts = [{ ended: running, begun }];
  if (coming !== null) {
    const selection = withNamedItems(coming.selection, running.selection, wanted);
    if (!isSamePlan(selection, coming.selection))
      parts.push({
        ended: coming,
        begun: beginFrom(change, coming, { selection, from: coming.from, because: 'change' }),
      });
  }
  const taken = parts.flatMap(({ ended, begun: { selection, from } }) =>
    items.flatMap((item) => {
      const before = countOf(ended.selection, item);
      const quantity = before - countOf(selection, item);
      if (quantity <= 0) return [];
      return takeBack(linesIn(invoices, ended), { item, quantity, running: before, day: from });
    }),
  );
  const added = parts.flatMap(({ ended, begun: next }) => addedLines(change, ended, next));
  return {
    cause: 'change',
    day,
    notes: notesOver(invoices, taken),
    lines: withoutZero(added),
    taxes: null,
    ends: parts.map(({ ended, begun: { from } }) => endOf(ended, laterOf(from, ended.from))),
    begins: parts.map(({ begun: next }) => next),
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

function addedLines({ listOf, tax }: Change, ended: Period, { selection, billing, from, id }: NewPeriod): BillLine[] {
  const list = listOf(ended.priceListVersion);
  return linesOfPlan({ selection, list, tax, billing, from, period_id: id }).flatMap((line) => {
    const quantity = line.quantity - countOf(ended.selection, line.item);
    return quantity > 0 ? linesOfQuantity(line, quantity) : [];
  });
}

function linesOfQuantity(line: BillLine, quantity: number): BillLine[] {
  const { share, unit_price: price } = line;
  return [{ ...line, quantity, net: netOf(quantity, price, share) }];
}

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

function changeCycle(change: Change): Bill {
  const { wanted, day, newest, tax, newId } = change;
  const billing = billingPeriod(wanted.cycle, day);
  const plan = { selection: wanted, list: newest, tax, billing, from: day, period_id: newId() };
  const begun: NewPeriod = {
    id: plan.period_id,
    selection: wanted,
    priceListVersion: newest.version,
    billing,
    from: day,
    to: billing.to,
    beganBecause: 'change',
  };
  return {
    cause: 'change',
    day,
    ...unusedNotes(change),
    lines: withoutZero(linesOfPlan(plan)),
    taxes: null,
    begins: [begun],
  };
}

/** Returns to the cycle of the morning with other quantities: the old period goes on with its anchor and prices. */
function resumePeriod(change: Change, first: Period): Bill {
  const { wanted, day, listOf, tax } = change;
  const begun = beginFrom(change, first, { selection: wanted, from: day, because: 'change' });
  const list = listOf(first.priceListVersion);
  const lines = linesOfPlan({ selection: wanted, list, tax, billing: first.billing, from: day, period_id: begun.id });
  return { cause: 'change', day, ...unusedNotes(change), lines: withoutZero(lines), taxes: null, begins: [begun] };
}
