import { gateways } from '../../contract/schemas';
import type { Quote, Selection, Subscription } from '../../contract';
import {
  billingPeriod,
  periodOfPlan,
  quotePlan,
  shareAt,
  type BillingPeriod,
  type RunningPlan,
  type TaxTreatment,
  type UnitPrices,
} from '../../contract/pricing';

const sellerZone = 'Europe/Ljubljana';
const quoteMinutes = 30;

/** A paid plan and its start. */
export interface FakePlan {
  readonly selection: Selection;
  readonly prices: UnitPrices;
  readonly tax: TaxTreatment;
  /** Start of its first period. */
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
}

const { minimumCharge } = gateways.sandbox;

/** The current period of a plan. */
export const periodOf = ({ anchor, selection, index }: FakePlan): BillingPeriod =>
  billingPeriod(new Date(anchor), selection.cycle, index, sellerZone);

const wholeSecond = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000);

/** The price of a plan for one whole period, with VAT. */
export const periodTotal = (selection: Selection, prices: UnitPrices, tax: TaxTreatment): number =>
  quotePlan({ selection, prices, tax }, null, { credit: 0, minimumCharge }).total;

/** Calculates a quote with all its lines, as the service does. */
export function fakeQuote({ id, kind, now, selection, running, cancels, priceList, vat, credit }: QuoteInputs): Quote {
  const at = wholeSecond(now);
  const { version, licence, module, asset, yearly_months } = priceList;
  const runs: RunningPlan | null = running && {
    ...running,
    period: shareAt(periodOf(running), at),
    replaced: null,
  };
  const isNew = periodOfPlan(selection.cycle, runs) === 'new';
  const newest = { licence, module, asset, yearly_months };
  const prices = isNew || running === null ? newest : running.prices;
  const tax = { category: vat.category, rate: vat.rate };
  const {
    period: _period,
    taxes,
    lines,
    ...sums
  } = quotePlan({ selection, prices, tax }, runs, {
    credit,
    minimumCharge,
  });
  const period = isNew || running === null ? billingPeriod(at, selection.cycle, 0, sellerZone) : periodOf(running);
  const end = period.end.toISOString();
  return {
    id,
    kind,
    frozen_at: at.toISOString(),
    expires_at: new Date(at.getTime() + quoteMinutes * 60_000).toISOString(),
    selection,
    price_list_version: version,
    currency: 'EUR',
    lines: [...lines],
    taxes: [...taxes],
    ...sums,
    vat,
    next_invoice: cancels ? null : { on: end, total: periodTotal(selection, newest, tax) },
    ends_at: cancels ? end : null,
  };
}

/** The plan after a quote is paid. */
export function planAfter(quote: Quote, running: FakePlan | null, priceList: UnitPrices): FakePlan {
  const { selection, vat, frozen_at: anchor } = quote;
  const tax = { category: vat.category, rate: vat.rate };
  const goesOn = running !== null && running.selection.cycle === selection.cycle;
  if (goesOn) return { ...running, selection, tax };
  const { licence, module, asset, yearly_months } = priceList;
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
