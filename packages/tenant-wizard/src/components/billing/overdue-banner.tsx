import type { Billing, Subscription } from '@atrium/api-client/contract';
import { formatDate, useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { billingMessages } from '../../billing-messages';

interface OverdueBannerProps {
  readonly subscription: Subscription;
  readonly payments: Billing['payments'];
  readonly action: ReactNode;
}

/** What could not be paid, why, when the card is tried again, and from when on the company CRM is read-only. */
export function OverdueBanner({ subscription, payments, action }: OverdueBannerProps) {
  const text = useTexts(billingMessages);
  const { period, next_try_at: tryAt, read_only_at: readOnlyAt } = subscription;
  const isFirst = period === null;

  function why(): string {
    if (period === null) return text('banner.overdueFirstText');
    const refused = payments.find(({ state, kind, created_at: at }) => {
      return state === 'declined' && kind === 'renewal' && Date.parse(at) >= Date.parse(period.end);
    });
    if (!refused?.decline_reason) return text('banner.overdueNoCard');
    return `${text('payment.declinedWhy', { reason: text(`payment.reason.${refused.decline_reason}`) })}.`;
  }

  return (
    <Banner action={action} title={text(isFirst ? 'banner.overdueFirst' : 'banner.overdue')} tone="warning">
      <p>{why()}</p>
      <p>
        {tryAt !== null && text('banner.overdueTry', { date: formatDate(tryAt) })}{' '}
        {readOnlyAt !== null && text('banner.overdueReadOnly', { date: formatDate(readOnlyAt) })}
      </p>
    </Banner>
  );
}
