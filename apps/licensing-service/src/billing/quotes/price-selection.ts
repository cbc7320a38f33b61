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
  periodBefore,
  periodOf,
  placePeriod,
  type PlacedPeriod,
  pricesOf,
  type RunningSubscription,
  runningPlanAt,
  runningSubscription,
} from '../subscriptions/running-plan';
import type { QuoteInputs, VatInputs } from './quote-inputs';

/** What comes when the period has ended: the next invoice, or no more of them. */
export interface NextInvoice {
  /** ISO 8601. */
  readonly on: string;
  /** In cents, with VAT, before credit; null where the subscription ends then. */
  readonly total: number | null;
}

/** A selection with its price at a moment. */
export interface PricedSelection {
  readonly kind: Quote['kind'];
  readonly priced: PlanQuote;
  /** Whose prices the plan has. */
  readonly list: PriceListRow;
  readonly vat: Quote['vat'];
  /** The answer of VIES the VAT rests on, by its id. */
  readonly vatCheck: string | null;
  /** The period it runs in. */
  readonly period: PlacedPeriod;
  readonly nextInvoice: NextInvoice;
}

/** What the operator decides of prices, beside the price list. */
export interface PriceRules extends Pick<Settings, 'ossThreshold'> {
  /** No smaller amount can be charged, in cents. */
  readonly leastCharge: number;
}

/**
 * Prices a selection.
 *
 * @param isDraft whether there is no company CRM yet
 * @throws InvalidInput where country and VAT number do not go together
 */
export function priceSelection(
  inputs: QuoteInputs,
  { selection, isDraft, at }: { readonly selection: Selection; readonly isDraft: boolean; readonly at: Date },
  { ossThreshold, leastCharge }: PriceRules,
): PricedSelection {
  const decision = vatOf(inputs, ossThreshold);
  const tax = { category: decision.category, rate: decision.rate };
  const subscription = isDraft ? null : runningSubscription(inputs.subscription);
  const running = runningNow(inputs, subscription, at);
  const kept = periodOfPlan(selection.cycle, running);
  const list = listOf(inputs, kept);
  const period = placeOf(selection, subscription, kept, running, at);
  const plan = { selection, prices: pricesOf(list), tax };
  const next = sumLines(planLines({ ...plan, prices: pricesOf(inputs.newestList) }));
  const kind = isDraft ? 'creation' : isDue(subscription, at) ? 'renewal' : 'change';
  const isLast = kind === 'change' && subscription?.cancels === true;
  return {
    kind,
    priced: quotePlan(plan, running, { credit: inputs.credit, leastCharge }),
    list,
    vat: { ...tax, reason: decision.reason },
    vatCheck: decision.evidence?.id ?? null,
    period,
    nextInvoice: { on: period.end.toISOString(), total: isLast ? null : next.total },
  };
}

/** The VAT that a company CRM would be billed with. */
export const vatDecisionOf = (
  { buyer, vatNumber, lastVatCheck }: VatInputs,
  ossThreshold: Settings['ossThreshold'],
): VatDecision => decideVat({ country: buyer.country, vatNumber }, lastVatCheck, ossThreshold);

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

const listOf = ({ newestList, runningList, replacedList }: QuoteInputs, kept: PeriodOfPlan) =>
  ({ new: newestList, running: runningList, replaced: replacedList })[kept] ?? newestList;

function placeOf(
  { cycle }: Selection,
  subscription: RunningSubscription | null,
  kept: PeriodOfPlan,
  running: RunningPlan | null,
  at: Date,
): PlacedPeriod {
  if (subscription === null) return newPeriod(cycle, at);
  if (kept === 'running') return periodOf(subscription);
  if (kept === 'replaced') return periodBefore(subscription) ?? periodOf(subscription);
  return running === null ? periodAfter(subscription, cycle, at) : newPeriod(cycle, at);
}

/** What is renewed goes on where it ended, but bills no past period; after a read-only time, a new period begins. */
function periodAfter(subscription: RunningSubscription, cycle: Selection['cycle'], at: Date): PlacedPeriod {
  const { anchor, index, end, ...last } = periodOf(subscription);
  const { readOnlyAt } = subscription;
  if (readOnlyAt !== null && readOnlyAt <= at) return newPeriod(cycle, at);
  let period = last.cycle === cycle ? placePeriod(cycle, anchor, index + 1) : newPeriod(cycle, end);
  while (period.end <= at) period = placePeriod(cycle, period.anchor, period.index + 1);
  return period;
}
