import type { Quote, Selection, Subscription } from '@atrium/api-client/contract';
import { billingPeriod } from '@atrium/api-client/contract/pricing';

/** Business days are counted in the seller's time zone. */
const sellerZone = 'Europe/Ljubljana';

/** A moment in a change of plan. */
export interface PlanMoment {
  readonly id: 'now' | 'renewal' | 'then' | 'end';
  readonly at: string;
  /** The plan from then on; null if it does not change. */
  readonly selection: Selection | null;
  /** With VAT, in cents; null if nothing is invoiced. */
  readonly total: number | null;
}

interface ChangeOfPlan {
  readonly quote: Pick<Quote, 'frozen_at' | 'selection' | 'amount_due' | 'change' | 'next_invoice' | 'ends_at'>;
  readonly subscription: Pick<Subscription, 'selection' | 'period'>;
  /** The change takes effect with the next period. */
  readonly atRenewal: boolean;
  /** Ordered by bank transfer. */
  readonly isOrder: boolean;
}

/**
 * Now, the renewal and the period after it; or the end of a cancelled subscription. The days of a new period that is
 * ordered by transfer are not known yet.
 */
export function planMoments({ quote, subscription, atRenewal, isOrder }: ChangeOfPlan): readonly PlanMoment[] {
  const { selection, next_invoice: next, ends_at: end } = quote;
  const now: PlanMoment = {
    id: 'now',
    at: quote.frozen_at,
    selection: atRenewal ? subscription.selection : selection,
    total: atRenewal ? null : quote.amount_due,
  };
  if (isOrder && (quote.change === null || subscription.selection?.cycle !== selection.cycle)) return [now];
  if (next === null) return end === null ? [now] : [now, { id: 'end', at: end, selection: null, total: null }];
  const renewal = atRenewal && subscription.period !== null ? subscription.period.end : next.on;
  const after = billingPeriod(new Date(renewal), selection.cycle, 0, sellerZone).end.toISOString();
  return [
    now,
    { id: 'renewal', at: renewal, selection: atRenewal ? selection : null, total: next.total },
    { id: 'then', at: after, selection: null, total: next.total },
  ];
}
