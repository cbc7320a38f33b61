import { asService, settleEach } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findTurningReadOnly } from './active-subscriptions.repository';
import type { SubscriptionRow } from './subscription.repository';
import { writeSubscriptionMails, writtenDay } from './subscription-mails';

const day = 86_400_000;
/** Days before a company CRM can only be read at which its owners are reminded to pay. */
const daysBefore = 3;
/** Days after it on which the notice is sent, if it could not be sent before. */
const daysOfTelling = 14;

/**
 * Reminds owners of the day from which their unpaid company CRM can only be read, and tells them when it has come.
 *
 * @throws AggregateError if some could not be notified, after all others were
 */
export async function remindOfReadOnly(dependencies: BillingDependencies, now: Date): Promise<void> {
  const turning = await findTurningReadOnly(dependencies.database, {
    after: new Date(now.getTime() - daysOfTelling * day),
    until: new Date(now.getTime() + daysBefore * day),
  });
  const tellOne = async ({ tenantId, readOnlyAt }: SubscriptionRow) => {
    if (readOnlyAt !== null) await tell(dependencies, tenantId, readOnlyAt, now);
  };
  await settleEach(turning, tellOne, 'Owners could not be notified that their company CRM is not paid.');
}

async function tell(dependencies: BillingDependencies, tenantId: string, readOnlyAt: Date, now: Date): Promise<void> {
  const template = readOnlyAt <= now ? 'unpaid_read_only' : 'unpaid_reminder';
  await asService(dependencies.database, 'job', (tx) =>
    writeSubscriptionMails(tx, dependencies, tenantId, {
      template,
      values: { day: writtenDay(readOnlyAt) },
      onceKey: `${template}:${tenantId}:${readOnlyAt.getTime()}`,
      at: now,
    }),
  );
}
