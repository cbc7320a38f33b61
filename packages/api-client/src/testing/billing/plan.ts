import { gateways } from '../../contract/schemas';
import type { Quote, Selection, Subscription } from '../../contract';
import {
  applyCredit,
  billingPeriod,
  planLines,
  sumLines,
  type BillingPeriod,
  type PeriodShare,
  type TaxTreatment,
  type UnitPrices,
} from '../../contract/pricing';
import { ProblemError } from '../http/problem';
import { isSameSelection, linesOfChange, linesOfPeriod } from './quote-lines';
import { daysBetween, sellerZone, startOfDay } from './seller-day';

const quoteMinutes = 30;

/** A paid plan and its start. */
export interface FakePlan {
  readonly selection: Selection;
  readonly prices: UnitPrices;
  readonly tax: TaxTreatment;
  /** Midnight at which its first period starts. */
  readonly anchor: string;
  /** 0 is the first period. */
  readonly index: number;
}

/** The paid subscription of a company CRM. */
export interface FakeSubscription {
  readonly tenantId: string;
  plan: FakePlan;
  state: Exclude<Subscription['state'], 'trial' | 'trial_ended' | 'creating' | 'failed'>;
  planned: Subscription['planned'];
  cancels: boolean;
  read_only_at: string | null;
  next_try_at: string | null;
  overdue_reason: Subscription['overdue_reason'];
}

/** The inputs of a quote. */
export interface QuoteInputs {
  readonly id: string;
  readonly kind: Quote['kind'];
  readonly now: Date;
  readonly selection: Selection;
  readonly running: FakePlan | null;
  /** The subscription ends with its period. */
  readonly cancels: boolean;
  /** The latest version of the price list. */
  readonly priceList: UnitPrices & { readonly version: number };
  readonly vat: Quote['vat'];
  /** Account credit, in cents. */
  readonly credit: number;
  /** Received for a pending bank transfer, in cents; 0 by default. */
  readonly received?: number;
}

const { minimumCharge } = gateways.sandbox;

/** The sums of lines after account credit. */
function priceOf(lines: Quote['lines'], credit: number): Quote['transfer'] {
  const { taxes, ...sums } = sumLines(lines);
  return { lines, taxes: [...taxes], ...sums, ...applyCredit(sums.total, { credit, minimumCharge }) };
}

/** The current period of a plan. */
export const periodOf = ({ anchor, selection, index }: FakePlan): BillingPeriod =>
  billingPeriod(new Date(anchor), selection.cycle, index, sellerZone);

/** The price of a plan for one whole period, with VAT. */
export const periodTotal = (selection: Selection, prices: UnitPrices, tax: TaxTreatment): number =>
  sumLines(planLines({ selection, prices, tax })).total;

/** The days that are left of the running period; null on its first day. */
function shareLeft(running: FakePlan, today: Date): PeriodShare | null {
  const { start, end } = periodOf(running);
  const whole = daysBetween(start, end);
  const remaining = daysBetween(today, end);
  return remaining === whole ? null : { remaining, whole };
}

/** Calculates a quote with all its lines, as the service does. */
export function fakeQuote(inputs: QuoteInputs): Quote {
  const { id, kind, now, selection, running, cancels, priceList, vat, credit, received = 0 } = inputs;
  if (running !== null && isSameSelection(running.selection, selection))
    throw new ProblemError(409, 'nothing_changes', 'This is your current plan. Nothing changes.');
  const today = startOfDay(now);
  const { version, licence, module, asset, yearly_months } = priceList;
  const goesOn = running?.selection.cycle === selection.cycle;
  const newest = { licence, module, asset, yearly_months };
  const tax = { category: vat.category, rate: vat.rate };
  const wanted = { selection, prices: goesOn ? running.prices : newest, tax };
  const lines =
    running === null ? linesOfPeriod(wanted) : linesOfChange(wanted, { ...running, share: shareLeft(running, today) });
  const price = priceOf(lines, credit);
  // A change of cycle by transfer asks for the new period in full.
  const asked = goesOn ? lines : lines.filter(({ kind: of }) => of === 'plan');
  const period = goesOn ? periodOf(running) : billingPeriod(today, selection.cycle, 0, sellerZone);
  const end = period.end.toISOString();
  return {
    id,
    kind,
    frozen_at: now.toISOString(),
    expires_at: new Date(now.getTime() + quoteMinutes * 60_000).toISOString(),
    selection,
    price_list_version: version,
    currency: 'EUR',
    ...price,
    least_charge: minimumCharge,
    transfer: priceOf(asked, credit + received),
    resumes_period: false,
    change: running === null ? null : price.total,
    vat,
    next_invoice: cancels ? null : { on: end, total: periodTotal(selection, newest, tax) },
    ends_at: cancels ? end : null,
  };
}

/** The plan after a quote is paid. */
export function planAfter(quote: Quote, running: FakePlan | null, priceList: UnitPrices, now: Date): FakePlan {
  const { selection, vat } = quote;
  const tax = { category: vat.category, rate: vat.rate };
  const goesOn = running !== null && running.selection.cycle === selection.cycle;
  if (goesOn) return { ...running, selection, tax };
  const { licence, module, asset, yearly_months } = priceList;
  const anchor = startOfDay(now).toISOString();
  return { selection, prices: { licence, module, asset, yearly_months }, tax, anchor, index: 0 };
}

/** The current plan in a response: its prices, its period and the next invoice. */
export function shownPlan(
  plan: FakePlan,
  { planned, cancels }: Pick<Subscription, 'planned' | 'cancels'>,
): Pick<Subscription, 'selection' | 'prices' | 'period' | 'next_invoice'> {
  const { start, end } = periodOf(plan);
  return {
    selection: plan.selection,
    prices: { ...plan.prices },
    period: { start: start.toISOString(), end: end.toISOString() },
    next_invoice: cancels
      ? null
      : { on: end.toISOString(), total: periodTotal(planned ?? plan.selection, plan.prices, plan.tax) },
  };
}
