import { portalPaths, type Transaction } from '../../platform';
import type { BillingDependencies } from '../dependencies';
import { changeSubscription, findSubscription } from '../subscriptions/subscription.repository';
import { writeSubscriptionMails, writtenDay } from '../subscriptions/subscription-mails';
import type { DeclineReason } from '../gateways/payment-gateway';
import { overdueDates } from './transfers/overdue-dates';
import type { PaymentRow } from './payment.repository';

/** Why a renewal was not paid: the card's own reason, or why none was charged. */
type WhyNotRenewed = DeclineReason | 'no_card' | 'vat_undetermined';

/** A renewal was refused: the company CRM keeps running, it is charged again on set days, and its owners are notified of the reason. */
export async function renewalDeclined(
  tx: Transaction,
  dependencies: BillingDependencies,
  { tenantId, id }: Pick<PaymentRow, 'tenantId' | 'id'>,
  reason: WhyNotRenewed,
): Promise<void> {
  const now = dependencies.clock();
  const subscription = await findSubscription(tx, tenantId);
  if (subscription === null) return;
  const since = subscription.overdueSince ?? now;
  const { nextTryAt, ...dates } = overdueDates({ since, tries: subscription.tries, now });
  const readOnlyAt = subscription.readOnlyAt ?? dates.readOnlyAt;
  const tries = subscription.tries + 1;
  await changeSubscription(tx, tenantId, { overdueSince: since, tries, nextTryAt, readOnlyAt });
  await writeSubscriptionMails(tx, dependencies, tenantId, {
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
