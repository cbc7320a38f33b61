import type { Subscription } from '@atrium/api-client/contract';
import { startOfLocalDay } from '../../platform';
import type { PaymentRecord } from '../payments/payment.repository';
import { findMethods } from '../payments/methods/method.repository';
import { isVatRefused } from '../quotes/quote.service';
import type { Work } from '../work';
import { lastPaidPeriod, type Subscribed } from './subscribed';
import { isInvoiceOverdue } from './subscription-state';

/** The current reason why a renewal is past due; null if unknown. */
export async function findOverdueReason(
  work: Work,
  subscribed: Subscribed,
  payments: readonly PaymentRecord[],
): Promise<Subscription['overdue_reason']> {
  const { tenantId, overdueSince } = subscribed.subscription;
  const period = lastPaidPeriod(subscribed);
  if (overdueSince === null && isInvoiceOverdue(subscribed.subscription, work.now)) return 'invoice_unpaid';
  if (overdueSince === null || period === null) return null;
  if (await isVatRefused(work, tenantId)) return 'vat_undetermined';
  const cards = await findMethods(work.tx, tenantId);
  if (!cards.some(({ gateway }) => work.gateways.has(gateway))) return 'no_card';
  const declined = payments.find(
    ({ payment }) =>
      payment.state === 'declined' && payment.kind === 'renewal' && payment.createdAt >= startOfLocalDay(period.to),
  );
  return declined?.payment.declineReason ?? null;
}
