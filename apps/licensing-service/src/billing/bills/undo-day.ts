import type { Day } from '../periods/days';
import type { NewPeriod, Period } from '../periods/period';
import { addTaxes, type Bill, type BillLine } from './bill';
import { withoutZero } from './bill-period';
import { notesOverAll } from './books';
import { type Change, endOn } from './plan-change';

/** The period that ran before the first change of a day; null without a change on it. */
export const beforeFirstChange = (periods: readonly Period[], day: Day): Period | null =>
  periods.find(
    ({ position, to, endedBecause }) =>
      to === day && endedBecause === 'change' && !isReplacedBefore(periods, position, day),
  ) ?? null;

/** Whether a period that was paid ahead was replaced by a change on an earlier day. */
const isReplacedBefore = (periods: readonly Period[], position: number, day: Day): boolean =>
  periods.some((other) => other.position > position && other.from < day);

/** Whether a day can be reversed with its VAT: nothing corrected it, and the buyer can still have its reverse charge. */
export function canUndo({ day, hasVatNumber, documents }: Change): boolean {
  const ofDay = documents.filter((document) => document.day === day);
  const isCorrected = ofDay.some(({ cause }) => cause === 'moved' || cause === 'vat_confirmed');
  const taxes = ofDay.flatMap((document) => document.taxes);
  return !isCorrected && (hasVatNumber || taxes.every(({ tax_category: category }) => category !== 'reverse_charge'));
}

/**
 * Reverses the changes of a day: gives back all that is left of their invoices, and bills again, with the same VAT, what
 * their credit notes took from older ones.
 */
export function undoDay(change: Change, first: Period): Bill {
  const { documents, day, running, coming, invoices, newId } = change;
  const ofDay = documents.filter((document) => document.cause === 'change' && document.day === day);
  const ids = new Set(ofDay.map(({ id }) => id));
  const undone = ofDay.filter(({ corrects }) => corrects !== null && !ids.has(corrects));
  const begun = beginAgain(first, day, newId());
  const morning = comingInTheMorning(change, first);
  const comingBegun = morning === null ? null : beginAgain(morning, morning.from, newId());
  const lines = undone.flatMap((note) =>
    note.lines.map(({ position: _position, ...line }): BillLine => ({
      ...line,
      period_id: comingBegun !== null && line.from >= comingBegun.from ? comingBegun.id : begun.id,
    })),
  );
  const replaced = coming === null || comingBegun === null ? [running] : [running, coming];
  return {
    cause: 'change',
    day,
    notes: notesOverAll(invoices.filter(({ document }) => ids.has(document.id))),
    lines: withoutZero(lines),
    taxes: addTaxes(undone.flatMap(({ taxes }) => taxes)),
    ends: replaced.map((period) => endOn(day, period)),
    begins: comingBegun === null ? [begun] : [begun, comingBegun],
  };
}

function beginAgain({ selection, billing, priceListVersion }: Period, from: Day, id: string): NewPeriod {
  return { id, selection, priceListVersion, billing, from, to: billing.to, beganBecause: 'undo' };
}

/** The period that was paid ahead before the day's first change, if that replaced it; null for none. */
function comingInTheMorning({ periods, day, coming }: Change, first: Period): Period | null {
  const begun = periods.find(
    ({ position, from, beganBecause }) => position > first.position && from === day && beganBecause === 'change',
  );
  const before = periods.filter(({ position }) => position < (begun?.position ?? 0));
  const morning = before.findLast(({ billing }) => billing.from === first.billing.to);
  return morning === undefined || morning.id === coming?.id ? null : morning;
}
