import type { Quote, Selection } from '@atrium/api-client/contract';
import {
  type PlanQuote,
  periodOfPlan,
  type PeriodOfPlan,
  planLines,
  quotePlan,
  type RunningPlan,
  sumLines,
} from '@atrium/api-client/contract/pricing';
import { InvalidInput, type Settings } from '../../platform';
import { decideVat, type VatDecision } from '../vat/decide-vat';
import type { PriceListRow } from '../price-list/price-list.repository';
import {
  newPeriod,
  replacedPeriod,
  periodOf,
  placePeriod,
  type PlacedPeriod,
  pricesOf,
  type RunningSubscription,
  runningPlanAt,
  runningSubscription,
} from '../subscriptions/running-plan';
import type { QuoteInputs, VatInputs } from './quote-inputs';

/** The next invoice, or the end of the subscription. */
export interface NextInvoice {
  /** ISO 8601. */
  readonly on: string;
  /** In cents, with VAT, before account credit; null if the subscription ends then. */
  readonly total: number | null;
}

/** The price of a selection at a moment. */
export interface PricedSelection {
  readonly kind: Quote['kind'];
  readonly priced: PlanQuote;
  /** The price list that the prices come from. */
  readonly list: PriceListRow;
  readonly vat: Quote['vat'];
  /** Id of the VIES check that the VAT decision is based on; null for none. */
  readonly vatCheck: string | null;
  /** The billing period. */
  readonly period: PlacedPeriod;
  readonly nextInvoice: NextInvoice;
}

/** Pricing settings of the operator, beside the price list. */
export interface PriceRules extends Pick<Settings, 'ossThreshold'> {
  /** Minimum charge, in cents. */
  readonly minimumCharge: number;
}

/**
 * Computes the price of a selection: decides the VAT, places the period, and adds up lines, proration and credit.
 *
 * @param isDraft whether the company CRM is not created yet
 * @throws InvalidInput if country and VAT number do not match
 */
export function priceSelection(
  inputs: QuoteInputs,
  { selection, isDraft, at }: { readonly selection: Selection; readonly isDraft: boolean; readonly at: Date },
  { ossThreshold, minimumCharge }: PriceRules,
): PricedSelection {
  const decision = vatOf(inputs, ossThreshold);
  const tax = { category: decision.category, rate: decision.rate };
  const subscription = isDraft ? null : runningSubscription(inputs.subscription);
  const running = runningNow(inputs, subscription, at);
  const periodKind = periodOfPlan(selection.cycle, running);
  const list = listOf(inputs, periodKind);
  const period = placedPeriodOf(selection, subscription, periodKind, running, at);
  const plan = { selection, prices: pricesOf(list), tax };
  const next = sumLines(planLines({ ...plan, prices: pricesOf(inputs.newestList) }));
  const kind = isDraft ? 'creation' : isDue(subscription, at) ? 'renewal' : 'change';
  const isLast = kind === 'change' && subscription?.cancels === true;
  return {
    kind,
    priced: quotePlan(plan, running, { credit: inputs.credit, minimumCharge: minimumCharge }),
    list,
    vat: { ...tax, reason: decision.reason },
    vatCheck: decision.evidence?.id ?? null,
    period,
    nextInvoice: { on: period.end.toISOString(), total: isLast ? null : next.total },
  };
}

/** Decides the VAT that a company CRM would be billed with now. */
export const vatDecisionOf = (
  { buyer, vatNumber, latestVatCheck }: VatInputs,
  ossThreshold: Settings['ossThreshold'],
): VatDecision => decideVat({ country: buyer.country, vatNumber }, latestVatCheck, ossThreshold);

function vatOf(inputs: VatInputs, ossThreshold: Settings['ossThreshold']) {
  const decision = vatDecisionOf(inputs, ossThreshold);
  if (decision.kind === 'refused') throw new InvalidInput({}, decision.code);
  return decision;
}

const isDue = (subscription: RunningSubscription | null, at: Date) =>
  subscription !== null && periodOf(subscription).end <= at;

function runningNow(inputs: QuoteInputs, subscription: RunningSubscription | null, at: Date): RunningPlan | null {
  if (subscription === null || inputs.runningList === null || isDue(subscription, at)) return null;
  return runningPlanAt(subscription, inputs.runningList, at);
}

const listOf = ({ newestList, runningList, replacedList }: QuoteInputs, periodKind: PeriodOfPlan) =>
  ({ new: newestList, running: runningList, replaced: replacedList })[periodKind] ?? newestList;

function placedPeriodOf(
  { cycle }: Selection,
  subscription: RunningSubscription | null,
  periodKind: PeriodOfPlan,
  running: RunningPlan | null,
  at: Date,
): PlacedPeriod {
  if (subscription === null) return newPeriod(cycle, at);
  if (periodKind === 'running') return periodOf(subscription);
  if (periodKind === 'replaced') return replacedPeriod(subscription) ?? periodOf(subscription);
  return running === null ? periodAfter(subscription, cycle, at) : newPeriod(cycle, at);
}

/**
 * A renewal continues at the end of the last period, but bills no past period. After read-only time a new period starts
 * now.
 */
function periodAfter(subscription: RunningSubscription, cycle: Selection['cycle'], at: Date): PlacedPeriod {
  const { anchor, index, end, ...current } = periodOf(subscription);
  const { readOnlyAt } = subscription;
  if (readOnlyAt !== null && readOnlyAt <= at) return newPeriod(cycle, at);
  let period = current.cycle === cycle ? placePeriod(cycle, anchor, index + 1) : newPeriod(cycle, end);
  while (period.end <= at) period = placePeriod(cycle, period.anchor, period.index + 1);
  return period;
}
