import type { Quote, Selection } from '@atrium/api-client/contract';
import { planLines, sumLines, type TaxTreatment } from '@atrium/api-client/contract/pricing';
import { Conflict, type ErrorCode, InvalidInput, localDay, type Settings, startOfLocalDay, v7 } from '../../platform';
import type { Bill, SettledBill } from '../bills/bill';
import { settleBill } from '../bills/bill';
import { billChange } from '../bills/bill-change';
import { billPeriod, type PriceVersion } from '../bills/bill-period';
import { type Day, laterOf } from '../periods/days';
import { billingPeriod, billingPeriodOn, lastOf, nextBilling, type Period, runningOn } from '../periods/period';
import type { PriceListRow } from '../price-list/price-list.repository';
import { pricesOf } from '../price-list/prices-of';
import type { Subscribed } from '../subscriptions/subscribed';
import { decideVat, type VatDecision } from '../vat/decide-vat';
import type { NextInvoice } from './next-invoice';
import type { QuoteInputs, VatInputs } from './quote-inputs';

/** The price of a selection at a moment. */
export interface PricedSelection {
  readonly kind: Quote['kind'];
  readonly settled: SettledBill;
  /** The running plan that it changes; null for none. */
  readonly previous: Selection | null;
  /** Version of the price list that the prices come from. */
  readonly version: number;
  readonly vat: Quote['vat'];
  /** Id of the VIES check that the VAT decision is based on; null for none. */
  readonly vatCheck: string | null;
  readonly nextInvoice: NextInvoice;
}

/** Pricing settings of the operator, beside the price list. */
export interface PriceRules extends Pick<Settings, 'ossThreshold'> {
  /** Minimum charge, in cents. */
  readonly minimumCharge: number;
}

/** A selection to price. */
export interface SelectionToPrice {
  readonly selection: Selection;
  /** Whether the company CRM is not created yet. */
  readonly isDraft: boolean;
  readonly at: Date;
  /** Whether the operator's job asks, which renews as planned. */
  readonly isRenewal?: boolean;
}

/**
 * Computes the price of a selection: decides the VAT, bills a change, a renewal or a new period, and applies credit.
 *
 * @throws InvalidInput if the VAT cannot be decided, unless the selection only takes something off the running plan
 * @throws Conflict `nothing_changes`, or `renewal_due` for more than the renewal that is due
 */
export function priceSelection(
  inputs: QuoteInputs,
  { selection, isDraft, at, isRenewal = false }: SelectionToPrice,
  { ossThreshold, minimumCharge }: PriceRules,
): PricedSelection {
  const decision = vatDecisionOf(inputs, ossThreshold);
  const { category, rate, reason } = decision.kind === 'refused' ? billedVat(inputs, decision.code) : decision;
  const tax = { category, rate };
  const today = localDay(at);
  const live = isDraft ? null : liveOf(inputs.subscribed);
  const priced =
    live !== null && !isRenewal && runningOn(live.periods, today) !== null
      ? { kind: 'change' as const, bill: billChanged(inputs, live, { selection, today, tax }) }
      : billNewPeriod(inputs, live, { selection, today, tax, isDraft, isRenewal });
  const { bill, kind } = priced;
  if (decision.kind === 'refused' && (kind !== 'change' || bill.lines.length > 0))
    throw new InvalidInput({}, decision.code);
  const end = endOf(bill);
  const isLast = kind === 'change' && live?.subscription.cancels === true;
  const nextPrices = pricesOf(newestOf(inputs.lists));
  return {
    kind,
    settled: settleBill(bill, { credit: creditFor(kind, inputs), minimumCharge }),
    previous: kind === 'change' && live !== null ? (runningOn(live.periods, today)?.selection ?? null) : null,
    version: bill.begins[0]?.priceListVersion ?? newestOf(inputs.lists).version,
    vat: { ...tax, reason },
    vatCheck: decision.kind === 'refused' ? null : (decision.evidence?.id ?? null),
    nextInvoice: {
      on: startOfLocalDay(end).toISOString(),
      total: isLast ? null : sumLines(planLines({ selection, prices: nextPrices, tax })).total,
    },
  };
}

/** Credit for a plan, in cents. A renewal may use what was received for its pro-forma invoice, which it replaces. */
export const creditFor = (kind: Quote['kind'], { credit, reservedForRenewal }: QuoteInputs): number =>
  kind === 'renewal' ? credit + reservedForRenewal : credit;

/** Decides the VAT that a company CRM would be billed with now. */
export const vatDecisionOf = (
  { buyer, vatNumber, latestVatCheck }: VatInputs,
  ossThreshold: Settings['ossThreshold'],
): VatDecision => decideVat({ country: buyer.country, vatNumber }, latestVatCheck, ossThreshold);

/** The VAT of the latest document. What is taken off is credited as it was billed. */
function billedVat({ documents }: QuoteInputs, code: ErrorCode) {
  const latest = documents.at(-1);
  const line = latest?.lines[0];
  if (latest === undefined || line === undefined) throw new InvalidInput({}, code);
  return { category: line.tax_category, rate: line.tax_rate, reason: latest.vat_reason };
}

/** A paid subscription that has not ended. */
const liveOf = (subscribed: Subscribed | null): Subscribed | null =>
  subscribed?.subscription.kind === 'paid' && subscribed.subscription.endedAt === null ? subscribed : null;

const endOf = ({ begins }: Bill): Day => begins.map(({ to }) => to).reduce(laterOf, '');

interface Pricing {
  readonly selection: Selection;
  readonly today: Day;
  readonly tax: TaxTreatment;
}

interface Priced {
  readonly kind: Quote['kind'];
  readonly bill: Bill;
}

function newestOf(lists: readonly PriceListRow[]): PriceListRow {
  const [newest] = lists;
  if (newest === undefined) throw new Error('The price list is missing.');
  return newest;
}

const toVersion = (list: PriceListRow): PriceVersion => ({ version: list.version, prices: pricesOf(list) });

/** The newest version that was valid on a day. */
export const versionOn = (lists: readonly PriceListRow[], day: Day): PriceVersion =>
  toVersion(lists.find(({ validFrom }) => localDay(validFrom) <= day) ?? newestOf(lists));

export function versionOf(lists: readonly PriceListRow[], version: number): PriceVersion {
  const list = lists.find((one) => one.version === version);
  if (list === undefined) throw new Error(`The price list has no version ${version}.`);
  return toVersion(list);
}

function billChanged(
  { lists, documents, buyer }: QuoteInputs,
  { periods }: Subscribed,
  { selection, today, tax }: Pricing,
): Bill {
  const bill = billChange({ periods, documents }, selection, today, {
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
function billNewPeriod(
  { lists }: QuoteInputs,
  live: Subscribed | null,
  { selection, today, tax, isDraft, isRenewal }: Pricing & { readonly isDraft: boolean; readonly isRenewal: boolean },
): Priced {
  const last = live === null ? null : lastOf(live.periods);
  const due = live === null || last === null ? null : renewalOf(live, last, selection, today);
  if (due !== null && live !== null && last !== null && !isRenewal) assertNoMore(selection, live, last);
  const { billing, from } = due ?? { billing: billingPeriod(selection.cycle, today), from: today };
  const hasGap = last !== null && (due === null ? last.endedBecause === null : from > last.to);
  const because = due === null ? 'read_only' : 'not_billed';
  const bill = billPeriod(
    { selection, list: versionOn(lists, billing.from), tax, billing, from, period_id: v7() },
    {
      cause: due !== null ? 'renewal' : isDraft ? 'creation' : 'order',
      day: today,
      ends: hasGap ? [{ id: last.id, to: last.to, because }] : [],
    },
  );
  const isOverdue = live !== null && live.subscription.overdueSince !== null;
  return { kind: isDraft ? 'creation' : due !== null || isOverdue ? 'renewal' : 'change', bill };
}

/**
 * The period that a due renewal bills: the one after the last. If it was first asked for later, since nothing ran in
 * between, it bills the days that are left of the period that runs then. Null once it is read-only.
 */
function renewalOf({ subscription }: Subscribed, last: Period, { cycle }: Selection, today: Day) {
  const { readOnlyAt, overdueSince } = subscription;
  if (readOnlyAt !== null && localDay(readOnlyAt) <= today) return null;
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
