import { type PlanCycle, type PlanLine, planLines, type PricedPlan } from './plan-lines';
import { netOf, type PeriodShare } from './prorate';
import { type CreditAccount, type AppliedCredit, applyCredit } from './apply-credit';
import { type PriceSum, sumLines } from './sum-lines';

/** A period that a cycle change replaced before its end. Its share is that at the time of the change. */
export interface ReplacedPeriod {
  readonly cycle: PlanCycle;
  readonly period: PeriodShare;
}

/** The current plan, with the prices and the VAT it was charged at. */
export interface RunningPlan extends PricedPlan {
  readonly period: PeriodShare;
  /** The period that this one replaced by a cycle change; `null` if none. */
  readonly replaced: ReplacedPeriod | null;
}

/** The period a plan is charged for: a new one, the current one, or one that was replaced in the same second. */
export type PeriodOfPlan = 'new' | 'running' | 'replaced';

/** A line of a quote or an invoice; amounts in cents. */
export interface QuoteLine extends PlanLine {
  /** `unused` credits the unused time of the previous plan: its quantity is negative. */
  readonly kind: 'plan' | 'unused';
  /** The share of the period that is charged; `null` for the whole. */
  readonly share: PeriodShare | null;
}

/** The price of a plan at a moment; amounts in cents. */
export interface PlanQuote extends PriceSum, AppliedCredit {
  readonly lines: readonly QuoteLine[];
  /** The gateway's minimum charge; 0 without one. */
  readonly least_charge: number;
  readonly period: PeriodOfPlan;
  /** The price of the change from the previous plan, with VAT; `null` without a previous plan. */
  readonly change: number | null;
}

/** The document for a price: a credit note for a change with a negative total, otherwise an invoice. */
export const documentOf = ({ total }: Pick<PlanQuote, 'total'>): 'invoice' | 'credit_note' =>
  total < 0 ? 'credit_note' : 'invoice';

/**
 * Returns the period of a plan. Another billing cycle starts a new period. If the cycle changes back within the same
 * second, the replaced period continues, so that a change and its reverse cancel out. Each period keeps the price list
 * it started with.
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
 * Calculates the price of a plan at this moment: a change if there is a current plan, otherwise a creation or renewal.
 * The lines of the new plan come first, then the unused time of the current plan, with the VAT it was charged at.
 *
 * @param plan the new plan
 * @param running the current plan; `null` for a creation or renewal
 * @throws {RangeError} if an amount, a quantity or a time is invalid
 */
export function quotePlan(plan: PricedPlan, running: RunningPlan | null, account: CreditAccount): PlanQuote {
  const period = periodOfPlan(plan.selection.cycle, running);
  const share = shareOfPlan(period, running);
  const bought = planLines(plan).map((line) => lineOf('plan', line, share));
  const lines = running === null ? bought : [...bought, ...unusedLines(running)];
  const sum = sumLines(lines);
  const change = running === null ? null : sum.total;
  return { lines, ...sum, ...applyCredit(sum.total, account), least_charge: account.minimumCharge, period, change };
}
