import type { Subscription, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { billingMessages } from '../messages';
import { OverdueReason } from './overdue-reason';

interface OverdueBannerProps {
  readonly subscription: Subscription;
  readonly tenant: Tenant;
  /** Whether the user can pay and fix the cause. */
  readonly isPayer: boolean;
  /** A transfer is pending, which pays the renewal. */
  readonly isAwaited: boolean;
  readonly action: ReactNode;
}

/** Explains an overdue payment: its cause, the next attempt, and when the company CRM becomes read-only. */
export function OverdueBanner({ subscription, tenant, isPayer, isAwaited, action }: OverdueBannerProps) {
  const text = useTexts(billingMessages);
  const { period, next_try_at: tryAt, read_only_at: readOnlyAt, overdue_reason: reason } = subscription;
  const isFirst = period === null;
  const isInvoice = reason === 'invoice_unpaid';
  const isRefused = reason !== null && reason !== 'no_card' && reason !== 'vat_undetermined' && !isInvoice;
  // A renewal by transfer needs no card.
  const needsNoCard = isAwaited && reason === 'no_card';

  function title() {
    if (isInvoice) return 'banner.overdueInvoice';
    if (isFirst) return 'banner.overdueFirst';
    return isAwaited ? 'banner.overdueAwaited' : 'banner.overdue';
  }

  function unpaid() {
    if (isInvoice) return 'invoice';
    return isFirst ? 'plan' : 'renewal';
  }

  return (
    <Banner action={!isInvoice && action} title={text(title())} tone="warning">
      {isFirst && <p>{text('banner.overdueFirstText')}</p>}
      {reason !== null && !isInvoice && !needsNoCard && (
        <p>
          <OverdueReason isPayer={isPayer} reason={reason} tenant={tenant} />
        </p>
      )}
      <p>
        {tryAt !== null &&
          !needsNoCard &&
          text(isRefused ? 'banner.overdueTry' : 'banner.overdueTryPayment', { date: formatBillingDay(tryAt) })}{' '}
        {readOnlyAt !== null && text(`banner.overdueReadOnly.${unpaid()}`, { date: formatBillingDay(readOnlyAt) })}
      </p>
    </Banner>
  );
}
