import { type PlanCycle, type PlanLine, planLines, type PricedPlan } from './plan-lines';
import { netOf, type PeriodShare } from './prorate';
import { type PayingAccount, type Settlement, settle } from './settle';
import { type PriceSum, sumLines } from './sum-lines';

/** A period that another one took the place of before its end, as it stood at that moment. */
export interface ReplacedPeriod {
  readonly cycle: PlanCycle;
  readonly period: PeriodShare;
}

/** The plan that runs, with the prices and the VAT it was charged at. */
export interface RunningPlan extends PricedPlan {
  readonly period: PeriodShare;
  /** The period this one took the place of by a change of cycle; `null` where there was none. */
  readonly replaced: ReplacedPeriod | null;
}

/** In which period a plan runs: one that begins now, the one that runs, or the one that was replaced this moment. */
export type PeriodOfPlan = 'new' | 'running' | 'replaced';

/** A line of a quote or an invoice; amounts in cents. */
export interface QuoteLine extends PlanLine {
  /** `unused` credits the unused time of the previous plan: its quantity is negative. */
  readonly kind: 'plan' | 'unused';
  /** The share of the period that is charged; `null` for the whole. */
  readonly share: PeriodShare | null;
}

/** What a plan costs now; amounts in cents. */
export interface PlanQuote extends PriceSum, Settlement {
  readonly lines: readonly QuoteLine[];
  /** No smaller amount can be charged; 0 where any can. */
  readonly least_charge: number;
  readonly period: PeriodOfPlan;
  /** The price of the change from the previous plan, with VAT; `null` without a previous plan. */
  readonly change: number | null;
}

/** The document of a price: a credit note for a change that credits more than it bills, otherwise an invoice. */
export const documentOf = ({ total }: Pick<PlanQuote, 'total'>): 'invoice' | 'credit_note' =>
  total < 0 ? 'credit_note' : 'invoice';

/**
 * The period a plan of this cycle would run in. Another cycle begins a new period; changed back before a second has
 * passed, the replaced period goes on, so that a change and its reverse cancel. The prices of a plan are those of its
 * period's price list.
 */
export function periodOfPlan(cycle: PlanCycle, running: RunningPlan | null): PeriodOfPlan {
  if (running === null) return 'new';
  if (running.selection.cycle === cycle) return 'running';
  const unused = running.period.remaining === running.period.whole;
  return unused && running.replaced?.cycle === cycle ? 'replaced' : 'new';
}

function shareOfPlan(period: PeriodOfPlan, running: RunningPlan | null): PeriodShare | null {
  if (running === null || period === 'new') return null;
  return period === 'running' ? running.period : (running.replaced?.period ?? null);
}

const lineOf = (kind: QuoteLine['kind'], line: PlanLine, share: PeriodShare | null): QuoteLine => ({
  ...line,
  kind,
  share,
  net: netOf(line.quantity, line.unit_price, share),
});

const unusedLines = (running: RunningPlan): readonly QuoteLine[] =>
  planLines(running).map((line) => lineOf('unused', { ...line, quantity: -line.quantity }, running.period));

/**
 * What a plan costs now: a creation or a renewal where no plan runs, else a change. The plan's lines come first, then
 * what the running plan has not used, with the VAT it was charged at.
 *
 * @param plan what is wanted
 * @param running the plan it takes the place of; `null` at a creation and at a renewal
 * @throws {RangeError} where an amount, a quantity or a time is impossible
 */
export function quotePlan(plan: PricedPlan, running: RunningPlan | null, account: PayingAccount): PlanQuote {
  const period = periodOfPlan(plan.selection.cycle, running);
  const share = shareOfPlan(period, running);
  const bought = planLines(plan).map((line) => lineOf('plan', line, share));
  const lines = running === null ? bought : [...bought, ...unusedLines(running)];
  const sum = sumLines(lines);
  const change = running === null ? null : sum.total;
  return { lines, ...sum, ...settle(sum.total, account), least_charge: account.leastCharge, period, change };
}
