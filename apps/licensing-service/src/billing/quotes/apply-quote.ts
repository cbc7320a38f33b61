import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import type { QuoteRow } from './quote.repository';
import {
  toSavedPeriod,
  newPeriod,
  periodOf,
  readSavedPeriod,
  type PlanPeriod,
  runningSubscription,
} from '../subscriptions/running-plan';
import { updateSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import type { SavedPeriod } from '../subscriptions/subscription.table';

const cleared = { planned: null, overdueSince: null, tries: 0, nextTryAt: null, readOnlyAt: null, endedAt: null };

/**
 * Starts the plan of a quote and updates the settings of its company CRM. A creation's period starts at `at`, any other
 * period as quoted. Returns the period.
 */
export async function applyQuote(
  tx: Transaction,
  { deliverSettings }: Pick<BillingDependencies, 'deliverSettings'>,
  quote: QuoteRow,
  at: Date,
): Promise<PlanPeriod> {
  const previous = await findSubscription(tx, quote.tenantId);
  const period = quote.kind === 'creation' ? newPeriod(quote.selection.cycle, at) : readSavedPeriod(quote.period);
  await updateSubscription(tx, quote.tenantId, {
    ...cleared,
    cancels: remainsCancelled(quote, previous),
    kind: 'paid',
    startedAt: previous?.startedAt ?? at,
    selection: quote.selection,
    priceListVersion: quote.priceListVersion,
    taxCategory: quote.vat.category,
    taxRate: quote.vat.rate,
    anchor: period.anchor,
    periodIndex: period.index,
    periodEnd: period.end,
    replaced: replacedBy(quote, previous),
  });
  await deliverSettings(tx, quote.tenantId);
  return period;
}

/** A change keeps the subscription cancelled; paying for an ended subscription resumes it. */
const remainsCancelled = ({ kind }: QuoteRow, previous: SubscriptionRow | null): boolean =>
  kind === 'change' && runningSubscription(previous)?.cancels === true;

/** Keeps the period that another cycle replaces: it continues if the change is reverted in the same second. */
function replacedBy({ kind, priced }: QuoteRow, previous: SubscriptionRow | null): SavedPeriod | null {
  const running = runningSubscription(previous);
  if (running === null || kind !== 'change') return null;
  if (priced.period === 'running') return running.replaced;
  return priced.period === 'new' ? toSavedPeriod(periodOf(running), running.priceListVersion) : null;
}
