import * as fc from 'fast-check';
import { type BillingPeriod, billingPeriod, shareAt } from '../billing-period';
import type { PlanCycle, PlanSelection, PricedPlan, TaxTreatment, UnitPrices } from '../plan-lines';
import type { PeriodShare } from '../prorate';
import { periodOfPlan, type PlanQuote, quotePlan, type RunningPlan } from '../quote-plan';
import { anyCredit, anyLeastCharge, anyPrices, anySelection, anyTax } from './any-plan';

const day = 86_400;
export const zones = [
  'Europe/Ljubljana',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];

/** What happens to a subscription: some seconds pass, then a change. */
interface Step {
  readonly seconds: number;
  readonly selection: PlanSelection;
  readonly tax: TaxTreatment;
  /** The price list from then on, for periods that begin later. */
  readonly prices: UnitPrices;
}

/** A subscription's life. */
export interface History {
  readonly zone: string;
  readonly begins: Date;
  readonly credit: number;
  /** No smaller amount can be charged, in cents. */
  readonly leastCharge: number;
  readonly first: PricedPlan;
  readonly steps: readonly Step[];
}

/** Ends of months, leap days and nights when the clock is moved, among any other second of eight years. */
export const anyBeginning: fc.Arbitrary<Date> = fc.oneof(
  fc
    .constantFrom(
      '2028-02-29T11:00:00Z',
      '2026-01-31T09:00:00Z',
      '2026-03-29T00:59:59Z',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
    )
    .map((moment) => new Date(moment)),
  fc.integer({ min: 0, max: 8 * 365 * day }).map((seconds) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)),
);

const anySeconds = fc.oneof(
  fc.constantFrom(0, 0, 1),
  fc.integer({ min: 0, max: 40 * day }),
  fc.integer({ min: 0, max: 400 * day }),
);

export const anyHistory: fc.Arbitrary<History> = fc.record({
  zone: fc.constantFrom(...zones),
  begins: anyBeginning,
  credit: anyCredit,
  leastCharge: anyLeastCharge,
  first: fc.record({ selection: anySelection, prices: anyPrices, tax: anyTax }),
  steps: fc.array(fc.record({ seconds: anySeconds, selection: anySelection, tax: anyTax, prices: anyPrices }), {
    maxLength: 15,
  }),
});

interface Running {
  readonly plan: PricedPlan;
  readonly anchor: Date;
  readonly index: number;
}

/** What was used of one quantity between two moments of a period. */
export interface UsedLine {
  /** Of the quantity, for the whole period, in cents. */
  readonly price: bigint;
  readonly from: PeriodShare;
  readonly to: PeriodShare;
}

/** What came of a history that was lived to the end of its last period. */
export interface Lived {
  readonly quotes: readonly PlanQuote[];
  readonly used: readonly UsedLine[];
}

/** Prices of a plan's quantities for a whole period, reckoned apart from the product. */
function pricesOf({ selection, prices }: PricedPlan): readonly bigint[] {
  const months = selection.cycle === 'yearly' ? prices.yearly_months : 1;
  const { licences, modules, assets } = selection;
  const amounts = [licences * prices.licence, modules.length * prices.module, assets * prices.asset];
  return amounts.map((amount) => BigInt(amount * months));
}

/** Lives through a history: periods are renewed as they end, plans changed as asked, all of it paid and written down. */
export function live({ zone, begins, credit, leastCharge, first, steps }: History): Lived {
  const quotes: PlanQuote[] = [];
  const used: UsedLine[] = [];
  let now = begins.getTime();
  let { prices } = first;
  let running: Running = { plan: first, anchor: begins, index: 0 };
  let replaced: Running | null = null;
  let usedFrom: PeriodShare;

  const periodOf = ({ plan, anchor, index }: Running): BillingPeriod =>
    billingPeriod(anchor, plan.selection.cycle, index, zone);
  const shareOf = (of: Running): PeriodShare => shareAt(periodOf(of), new Date(now));
  const pay = (plan: PricedPlan, before: RunningPlan | null): PlanQuote => {
    const quote = quotePlan(plan, before, { credit: quotes.at(-1)?.credit_left ?? credit, leastCharge });
    quotes.push(quote);
    return quote;
  };
  const noteUsed = () => {
    const to = shareOf(running);
    for (const price of pricesOf(running.plan)) used.push({ price, from: usedFrom, to });
  };
  const renewUntil = (moment: number) => {
    for (let { end } = periodOf(running); end.getTime() <= moment; { end } = periodOf(running)) {
      now = end.getTime();
      noteUsed();
      replaced = null;
      const { plan, anchor, index } = running;
      running = { plan: { ...plan, prices }, anchor, index: index + 1 };
      pay(running.plan, null);
      usedFrom = shareOf(running);
    }
    now = moment;
  };
  const change = (selection: PlanSelection, tax: TaxTreatment) => {
    const cycleOf = (of: Running): PlanCycle => of.plan.selection.cycle;
    const before: RunningPlan = {
      ...running.plan,
      period: shareOf(running),
      replaced: replaced && { cycle: cycleOf(replaced), period: shareOf(replaced) },
    };
    noteUsed();
    const inPeriod = { new: null, running, replaced }[periodOfPlan(selection.cycle, before)];
    const plan = { selection, tax, prices: inPeriod?.plan.prices ?? prices };
    pay(plan, before);
    if (inPeriod === null) {
      replaced = running;
      running = { plan, anchor: new Date(now), index: 0 };
    } else {
      if (inPeriod === replaced) replaced = null;
      running = { ...inPeriod, plan };
    }
    usedFrom = shareOf(running);
  };

  pay(first, null);
  usedFrom = shareOf(running);
  for (const step of steps) {
    renewUntil(now + step.seconds * 1000);
    ({ prices } = step);
    change(step.selection, step.tax);
  }
  now = periodOf(running).end.getTime();
  noteUsed();
  return { quotes, used };
}
