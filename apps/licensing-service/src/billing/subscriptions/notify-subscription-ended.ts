import type { Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { sendSubscriptionMails } from './subscription-mails';

/** Notifies the owners of a company CRM once that its subscription has ended. */
export function notifySubscriptionEnded(
  tx: Transaction,
  dependencies: Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>,
  tenantId: string,
  endedAt: Date,
  now: Date,
): Promise<void> {
  const onceKey = `subscription:${tenantId}:ended:${endedAt.getTime()}`;
  return sendSubscriptionMails(tx, dependencies, tenantId, {
    template: 'subscription_ended',
    values: {},
    onceKey,
    at: now,
  });
}
