import { Type } from 'typebox';
import { asService, defineJob, type JobContext, settleEach } from '../../../platform';
import type { BillingDependencies } from '../../dependencies';
import { expireTransfers } from '../../payments/transfers/expire-transfers.service';
import { deleteUnpaidQuotes } from '../../quotes/quote.repository';
import { advanceSubscription } from './advance-subscription';
import { findDueSubscriptions } from './due-subscriptions.repository';

/** Subscriptions advanced at once, since each may wait for its gateway. */
const atOnce = 4;
const hour = 3_600_000;

/**
 * Expires transfers, does what is due for each subscription (`dueSteps`), and deletes expired quotes.
 *
 * @throws AggregateError if something failed for some, after everything else was done for all
 */
export function advanceSubscriptions(dependencies: BillingDependencies): Promise<void> {
  const now = dependencies.clock();
  const parts = [expireTransfers, advanceDue, deleteExpiredQuotes];
  return settleEach(parts, (part) => part(dependencies, now), 'Subscriptions could not be advanced.');
}

const advanceDue = (dependencies: BillingDependencies, now: Date): Promise<void> =>
  settleEach(
    findDueSubscriptions(dependencies.database, now),
    (due) => advanceSubscription(dependencies, due),
    'Some subscriptions could not be advanced.',
    atOnce,
  );

/**
 * An open plan page requests many quotes. An expired quote stays for an hour, in which paying it is answered as stale.
 */
const deleteExpiredQuotes = ({ database }: BillingDependencies, now: Date): Promise<void> =>
  asService(database, 'job', (tx) => deleteUnpaidQuotes(tx, new Date(now.getTime() - hour)));

export const advanceSubscriptionsJob = defineJob({
  name: 'subscriptions.advance',
  schema: Type.Object({}),
  every: '*/5 * * * *',
  run: ({ dependencies }: JobContext<BillingDependencies>) => advanceSubscriptions(dependencies),
});
