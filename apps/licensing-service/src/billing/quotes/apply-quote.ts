import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import type { QuoteRow } from './quote.repository';
import {
  savedPeriod,
  newPeriod,
  periodOf,
  placedPeriod,
  type PlacedPeriod,
  runningSubscription,
} from '../subscriptions/running-plan';
import { changeSubscription, findSubscription, type SubscriptionRow } from '../subscriptions/subscription.repository';
import type { SavedPeriod } from '../subscriptions/subscription.table';

const settled = { planned: null, overdueSince: null, tries: 0, nextTryAt: null, readOnlyAt: null, endedAt: null };

/** The plan of a quote runs: that of a creation from `at` on, any other as the quote says. Updates its company CRM; returns its period. */
export async function applyQuote(
  tx: Transaction,
  { deliverSettings }: Pick<BillingDependencies, 'deliverSettings'>,
  quote: QuoteRow,
  at: Date,
): Promise<PlacedPeriod> {
  const before = await findSubscription(tx, quote.tenantId);
  const period = quote.kind === 'creation' ? newPeriod(quote.selection.cycle, at) : placedPeriod(quote.period);
  await changeSubscription(tx, quote.tenantId, {
    ...settled,
    cancels: staysCancelled(quote, before),
    kind: 'paid',
    startedAt: before?.startedAt ?? at,
    selection: quote.selection,
    priceListVersion: quote.priceListVersion,
    taxCategory: quote.vat.category,
    taxRate: quote.vat.rate,
    anchor: period.anchor,
    periodIndex: period.index,
    periodEnd: period.end,
    replaced: replacedBy(quote, before),
  });
  await deliverSettings(tx, quote.tenantId);
  return period;
}

/** A change keeps a cancellation; paying for an ended subscription resumes it. */
const staysCancelled = ({ kind }: QuoteRow, before: SubscriptionRow | null): boolean =>
  kind === 'change' && runningSubscription(before)?.cancels === true;

/** A period replaced by another cycle may continue if the change is reverted at once. */
function replacedBy({ kind, priced }: QuoteRow, before: SubscriptionRow | null): SavedPeriod | null {
  const running = runningSubscription(before);
  if (running === null || kind !== 'change') return null;
  if (priced.period === 'running') return running.replaced;
  return priced.period === 'new' ? savedPeriod(periodOf(running), running.priceListVersion) : null;
}
