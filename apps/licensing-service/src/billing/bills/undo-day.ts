import { type Day, laterOf } from '../periods/days';
import type { Period } from '../periods/period';
import type { NewPeriod } from '../periods/period.repository';
import { addTaxes, type Bill, type BillLine } from './bill';
import { periodOf, withoutZero } from './bill-period';
import { type BookedDocument, notesOver, piecesFrom } from './books';
import { type BilledAccount, type Change, endOf } from './plan-change';

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
export const canUndo = ({ day, hasVatNumber }: Change, documents: readonly BookedDocument[]): boolean =>
  documents
    .filter((document) => document.day === day)
    .every(
      ({ cause, taxes }) =>
        cause !== 'moved' &&
        cause !== 'vat_confirmed' &&
        (hasVatNumber || taxes.every(({ tax_category: category }) => category !== 'reverse_charge')),
    );

/**
 * Reverses the changes of a day: gives back all that is left of their invoices, and bills again, with the same VAT, what
 * their credit notes took from older ones.
 */
export function undoDay(change: Change, first: Period, { periods, documents }: BilledAccount): Bill {
  const { day, running, coming, invoices } = change;
  const ofDay = documents.filter((document) => document.cause === 'change' && document.day === day);
  const ids = new Set(ofDay.map(({ id }) => id));
  const given = invoices
    .filter(({ document }) => ids.has(document.id))
    .flatMap(({ lines }) => lines.flatMap((line) => piecesFrom(line, line.from)));
  const undone = ofDay.filter(
    ({ kind, lines }) => kind === 'credit_note' && lines.every(({ corrects }) => !ids.has(corrects?.invoiceId ?? '')),
  );
  const begun = beginAgain(change, first, day);
  const morning = comingInTheMorning(periods, first, day);
  const restored = morning === null || morning.id === coming?.id ? null : morning;
  const comingBegun = restored === null ? null : beginAgain(change, restored, restored.from);
  const lines = undone.flatMap((note) =>
    note.lines.map(({ position: _position, corrects: _corrects, ...line }): BillLine => ({
      ...line,
      period_id: comingBegun !== null && line.from >= comingBegun.from ? comingBegun.id : begun.id,
    })),
  );
  const replaced = coming === null || comingBegun === null ? [running] : [running, coming];
  return {
    cause: 'change',
    day,
    notes: notesOver(invoices, given),
    lines: withoutZero(lines),
    taxes: addTaxes(undone.flatMap(({ taxes }) => taxes)),
    ends: replaced.map((period) => endOf(period, laterOf(day, period.from))),
    begins: comingBegun === null ? [begun] : [begun, comingBegun],
  };
}

function beginAgain({ listOf, newId }: Change, { selection, billing, priceListVersion }: Period, from: Day): NewPeriod {
  return periodOf({ selection, list: listOf(priceListVersion), billing, from, period_id: newId() }, 'undo');
}

/** The period that was paid ahead before the day's first change; null for none. */
function comingInTheMorning(periods: readonly Period[], first: Period, day: Day): Period | null {
  const begun = periods.find(
    ({ position, from, beganBecause }) => position > first.position && from === day && beganBecause === 'change',
  );
  const before = periods.filter(({ position }) => position < (begun?.position ?? 0));
  return before.findLast(({ billing }) => billing.from === first.billing.to) ?? null;
}
