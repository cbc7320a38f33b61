import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails, writtenDay } from '../subscriptions/subscription-mails';
import type { DeclineReason } from './gateways/payment-gateway';
import type { PaymentRow } from './payment.repository';

const day = 86_400_000;

/** Days after the first try at which the card is tried again, never two on one day. */
const retries = [1, 3, 7] as const;
const daysOfGrace = 14;

/** A renewal was refused: the company CRM keeps running, the card is tried again on dated days, and its owners are told. */
export async function renewalDeclined(
  tx: Transaction,
  parts: Parts,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  reason: DeclineReason,
): Promise<void> {
  const now = parts.clock();
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const since = subscription.overdueSince ?? now;
  const after = retries[subscription.tries];
  const nextTryAt = after === undefined ? null : new Date(Math.max(since.getTime() + after * day, now.getTime() + day));
  const readOnlyAt = subscription.readOnlyAt ?? new Date(since.getTime() + daysOfGrace * day);
  const tries = subscription.tries + 1;
  await changeSubscription(tx, tenantId, { overdueSince: since, tries, nextTryAt, readOnlyAt });
  await writeSubscriptionMails(tx, parts, tenantId, {
    template: 'renewal_declined',
    values: { day: writtenDay(readOnlyAt) },
    onceKey: `payment:${id}:${reason}`,
    at: now,
  });
}
