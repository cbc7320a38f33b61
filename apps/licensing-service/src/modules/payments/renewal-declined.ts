import type { Transaction } from '../../database/database';
import type { Parts } from '../../parts';
import { portalPaths } from '../../portal-paths';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails, writtenDay } from '../subscriptions/subscription-mails';
import type { DeclineReason } from './gateways/payment-gateway';
import type { PaymentRow } from './payment.repository';

const day = 86_400_000;

/** Days after the first try at which the card is tried again, never two on one day. */
const retries = [1, 3, 7] as const;
const daysOfGrace = 14;

/** Why a renewal was not paid: the card's own reason, or why none was charged. */
type WhyNotRenewed = DeclineReason | 'no_card' | 'vat_undetermined';

/** A renewal was refused: the company CRM keeps running, it is tried again on dated days, and its owners are told why. */
export async function renewalDeclined(
  tx: Transaction,
  parts: Parts,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  reason: WhyNotRenewed,
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
    template: templateOf(reason, nextTryAt !== null),
    values: { day: writtenDay(readOnlyAt), again: nextTryAt === null ? '' : writtenDay(nextTryAt) },
    ...(reason === 'vat_undetermined' ? { path: portalPaths.companyVat(tenantId) } : {}),
    onceKey: `payment:${id}:${reason}`,
    at: now,
  });
}

function templateOf(reason: WhyNotRenewed, isTriedAgain: boolean) {
  if (reason === 'no_card') return 'renewal_without_card';
  if (reason === 'vat_undetermined') return 'renewal_vat_undetermined';
  return isTriedAgain ? 'renewal_declined' : 'renewal_declined_last';
}
