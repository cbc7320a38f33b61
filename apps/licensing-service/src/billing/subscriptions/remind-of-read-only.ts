import { asService, settleEach } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { findBecomingReadOnly } from './active-subscriptions.repository';
import type { SubscriptionRow } from './subscription.repository';
import { sendSubscriptionMails, formatDay } from './subscription-mails';

const day = 86_400_000;
/** Days before a company CRM becomes read-only at which its owners are reminded to pay. */
const daysBefore = 3;
/** Days after it during which the notice is still sent, if it could not be sent earlier. */
const daysOfNotice = 14;

/**
 * Reminds owners before their unpaid company CRM becomes read-only, and notifies them when it has.
 *
 * @throws AggregateError if some could not be notified, after all others were
 */
export async function remindOfReadOnly(dependencies: BillingDependencies, now: Date): Promise<void> {
  const unpaid = await findBecomingReadOnly(dependencies.database, {
    after: new Date(now.getTime() - daysOfNotice * day),
    until: new Date(now.getTime() + daysBefore * day),
  });
  const remindOne = async ({ tenantId, readOnlyAt }: SubscriptionRow) => {
    if (readOnlyAt !== null) await remind(dependencies, tenantId, readOnlyAt, now);
  };
  await settleEach(unpaid, remindOne, 'Owners could not be notified that their company CRM is not paid.');
}

async function remind(dependencies: BillingDependencies, tenantId: string, readOnlyAt: Date, now: Date): Promise<void> {
  const template = readOnlyAt <= now ? 'unpaid_read_only' : 'unpaid_reminder';
  await asService(dependencies.database, 'job', (tx) =>
    sendSubscriptionMails(tx, dependencies, tenantId, {
      template,
      values: { day: formatDay(readOnlyAt) },
      onceKey: `${template}:${tenantId}:${readOnlyAt.getTime()}`,
      at: now,
    }),
  );
}
