import type { Quote, Selection } from '@atrium/api-client/contract';
import { planLines, sumLines } from '@atrium/api-client/contract/pricing';
import { Conflict, type ErrorCode, InvalidInput, localDay, startOfLocalDay, v7 } from '../../platform';
import { type Bill, settleBill } from '../bills/bill';
import { billChange } from '../bills/bill-change';
import { billPeriod, type PlanToBill, type PriceVersion } from '../bills/bill-period';
import { type Day, laterOf } from '../periods/days';
import { billingPeriod, billingPeriodOn, gapOf, lastOf, nextBilling, type Period, runningOn } from '../periods/period';
import { isPaidPlan, type Subscribed } from '../subscriptions/subscribed';
import type { QuoteInputs } from './quote-inputs';
import type { QuoteRow } from './quote.repository';

/** The price of a selection at a moment. */
export type PricedSelection = Pick<
  QuoteRow,
  'kind' | 'settled' | 'previous' | 'priceListVersion' | 'vat' | 'vatCheck' | 'nextInvoice'
>;

/** A selection to price. */
export interface SelectionToPrice {
  readonly selection: Selection;
  readonly at: Date;
  /** Whether the operator's job asks, which renews as planned. */
  readonly isRenewal?: boolean;
}

/**
 * Computes the price of a selection: bills a change, a renewal or a new period, and applies credit.
 *
 * @throws InvalidInput if the VAT cannot be decided, unless the selection only takes something off the running plan
 * @throws Conflict `nothing_changes`, or `renewal_due` for more than the renewal that is due
 */
export function priceSelection(
  inputs: QuoteInputs,
  { selection, at, isRenewal = false }: SelectionToPrice,
): PricedSelection {
  const { decision, lists, isDraft, subscribed, minimumCharge } = inputs;
  const { category, rate, reason } = decision.kind === 'refused' ? billedVat(inputs, decision.code) : decision;
  const tax = { category, rate };
  const today = localDay(at);
  // A cancelled plan ends with its last period, even if the job has not recorded it yet.
  const isEnded = subscribed?.subscription.cancels === true && !subscribed.periods.some(({ to }) => to > today);
  const live = !isDraft && subscribed !== null && isPaidPlan(subscribed.subscription) && !isEnded ? subscribed : null;
  const running = live === null || isRenewal ? null : runningOn(live.periods, today);
  const pricing = { ...inputs, selection, today, tax, isRenewal, live };
  const bill = live !== null && running !== null ? billChanged(pricing, live) : billNewPeriod(pricing);
  const kind = kindOf(bill, live);
  if (decision.kind === 'refused' && (kind !== 'change' || bill.lines.length > 0))
    throw new InvalidInput({}, decision.code);
  const nextInvoice = invoiceOn(bill.begins.map(({ to }) => to).reduce(laterOf, ''), { selection, lists, tax });
  return {
    kind,
    settled: settleBill(bill, { credit: creditFor(kind, inputs), minimumCharge }),
    previous: running?.selection ?? null,
    priceListVersion: bill.begins[0]?.priceListVersion ?? newestOf(lists).version,
    vat: { ...tax, reason },
    vatCheck: decision.kind === 'refused' ? null : (decision.evidence?.id ?? null),
    nextInvoice:
      kind === 'change' && live?.subscription.cancels === true ? { ...nextInvoice, total: null } : nextInvoice,
  };
}

/** An order is a change, or the renewal that is overdue. */
function kindOf({ cause }: Bill, live: Subscribed | null): Quote['kind'] {
  if (cause === 'creation' || cause === 'renewal') return cause;
  return cause === 'order' && live !== null && live.subscription.overdueSince !== null ? 'renewal' : 'change';
}

/**
 * Credit for a plan, in cents. A creation and a renewal may use what was received for the pro-forma invoice that they
 * replace.
 */
export const creditFor = (kind: Quote['kind'], { credit, reservedByTransfer }: QuoteInputs): number =>
  kind === 'change' ? credit : credit + reservedByTransfer(kind);

/** The invoice of a whole period that begins on a day to come, at the newest prices. */
export const invoiceOn = (
  day: Day,
  { selection, tax, lists }: Pick<PlanToBill, 'selection' | 'tax'> & Pick<QuoteInputs, 'lists'>,
) => ({
  on: startOfLocalDay(day).toISOString(),
  total: sumLines(planLines({ selection, prices: newestOf(lists).prices, tax })).total,
});

/** The VAT of the latest document. What is taken off is credited as it was billed. */
function billedVat({ documents }: QuoteInputs, code: ErrorCode) {
  const latest = documents.at(-1);
  const line = latest?.lines[0];
  if (latest === undefined || line === undefined) throw new InvalidInput({}, code);
  return { category: line.tax_category, rate: line.tax_rate, reason: latest.vat_reason };
}

interface Pricing extends QuoteInputs, Pick<PlanToBill, 'selection' | 'tax'> {
  readonly today: Day;
  readonly isRenewal: boolean;
  /** The paid plan that has not ended; null for none. */
  readonly live: Subscribed | null;
}

function newestOf(lists: QuoteInputs['lists']): PriceVersion {
  const [newest] = lists;
  if (newest === undefined) throw new Error('The price list is missing.');
  return newest;
}

/** The newest version that was valid on a day. */
const versionOn = (lists: QuoteInputs['lists'], day: Day): PriceVersion =>
  lists.find(({ validFrom }) => localDay(validFrom) <= day) ?? newestOf(lists);

export function versionOf(lists: readonly PriceVersion[], version: number): PriceVersion {
  const list = lists.find((one) => one.version === version);
  if (list === undefined) throw new Error(`The price list has no version ${version}.`);
  return list;
}

function billChanged({ lists, documents, buyer, selection, today, tax }: Pricing, { periods }: Subscribed): Bill {
  const bill = billChange({
    periods,
    documents,
    wanted: selection,
    day: today,
    tax,
    hasVatNumber: buyer.vat_number !== null,
    newest: versionOn(lists, today),
    listOf: (version) => versionOf(lists, version),
    newId: v7,
  });
  if (bill === null) throw new Conflict('nothing_changes');
  return bill;
}

/** Bills a creation, a renewal that is due, or a new order after a trial, an end or read-only time. */
function billNewPeriod(pricing: Pricing): Bill {
  const { lists, isDraft, live, subscribed, selection, today, tax } = pricing;
  const last = isDraft || subscribed === null ? null : lastOf(subscribed.periods);
  const due = live === null || last === null ? null : renewalOf(live, last, pricing);
  const { billing, from } = due ?? { billing: billingPeriod(selection.cycle, today), from: today };
  const because = due !== null ? 'not_billed' : live === null ? 'cancelled' : 'read_only';
  const hasGap = due === null || (last !== null && from > last.to);
  const ends = hasGap ? gapOf(last, because) : [];
  const cause = due !== null ? 'renewal' : isDraft ? 'creation' : 'order';
  const plan = { selection, list: versionOn(lists, billing.from), tax, billing, from, period_id: v7() };
  return billPeriod(plan, { cause, day: today, ends });
}

/**
 * The period that a due renewal bills: the one after the last. If it was first asked for later, since nothing ran in
 * between, it bills the days that are left of the period that runs then. Null once it is read-only.
 */
function renewalOf(live: Subscribed, last: Period, { selection, today, isRenewal }: Pricing) {
  const { readOnlyAt, overdueSince } = live.subscription;
  if (readOnlyAt !== null && localDay(readOnlyAt) <= today) return null;
  if (!isRenewal) assertNoMore(selection, live, last);
  const { cycle } = selection;
  const asked = overdueSince === null ? today : localDay(overdueSince);
  const next = nextBilling(last, cycle);
  const from = laterOf(next.from, asked);
  const billing = from < next.to ? next : billingPeriodOn(cycle, next.anchor, from);
  return today < billing.to ? { billing, from } : { billing: billingPeriodOn(cycle, next.anchor, today), from: today };
}

/** While a renewal is due, it can be ordered with less, but not with more. */
function assertNoMore(selection: Selection, { subscription }: Subscribed, last: Period): void {
  const due = subscription.planned ?? last.selection;
  const isMore =
    selection.cycle !== due.cycle ||
    selection.licences > Math.max(due.licences, last.selection.licences) ||
    selection.assets > Math.max(due.assets, last.selection.assets) ||
    selection.modules.some((module) => !due.modules.includes(module) && !last.selection.modules.includes(module));
  if (isMore) throw new Conflict('renewal_due');
}
