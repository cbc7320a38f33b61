import type { Billing, Selection, Tenant } from '@atrium/api-client/contract';
import { formatDate, formatMoney, useTexts } from '@atrium/i18n';
import { Banner, Button, ButtonLink } from '@atrium/ui-kit';
import { Download } from 'lucide-react';
import { billingMessages } from '../../billing-messages';
import { paths } from '../../paths';
import { PlanLink } from './plan-link';
import { ResumeButton } from './resume-button';
import { useDownload } from './use-download';

interface BillingBannerProps {
  readonly billing: Billing;
  readonly tenant: Tenant;
}

/** What becomes of the subscription, when, and the one thing that helps; nothing where all is well. */
export function BillingBanner({ billing, tenant }: BillingBannerProps) {
  const text = useTexts(billingMessages);
  const documents = useDownload(tenant.id);
  const { subscription, allowed_actions: actions, invoices, payments } = billing;
  if (subscription === null) return null;
  const { state, period, planned } = subscription;
  const end = period === null ? '' : formatDate(period.end);
  const readOnlyOn = subscription.read_only_at === null ? undefined : formatDate(subscription.read_only_at);

  const toPlan = actions.includes('change_plan') && (
    <PlanLink size="s" subscription={subscription} tenantId={tenant.id} />
  );

  function planWords({ licences, modules, assets, cycle }: Selection) {
    return text('banner.plannedPlan', {
      licences: text('count.licences', { count: licences }),
      modules: text('count.modules', { count: modules.length }),
      assets: text('count.assets', { count: assets }),
      cycle: text(`cycle.${cycle}`).toLocaleLowerCase(),
    });
  }

  if (state === 'trial_ended') {
    const date = subscription.trial_ends_at === null ? '' : formatDate(subscription.trial_ends_at);
    return (
      <Banner action={toPlan} title={text('banner.trialEnded', { date })} tone="danger">
        {text('banner.trialEndedText')}
      </Banner>
    );
  }
  if (state === 'unpaid') {
    return (
      <Banner action={toPlan} title={text('banner.unpaid')} tone="danger">
        {text('banner.unpaidText')}
      </Banner>
    );
  }
  if (state === 'cancelled') {
    const title = end === '' ? text('banner.cancelledUndated') : text('banner.cancelled', { date: end });
    return (
      <Banner action={toPlan} title={title} tone="danger">
        {text('banner.cancelledText')}
      </Banner>
    );
  }
  if (state === 'overdue') {
    const tryOn = subscription.next_try_at === null ? undefined : formatDate(subscription.next_try_at);
    const reason = payments.find((payment) => payment.state === 'declined')?.decline_reason;
    return (
      <Banner action={toPlan} title={text('banner.overdue')} tone="warning">
        {reason && <p>{`${text('payment.declinedWhy', { reason: text(`payment.reason.${reason}`) })}.`}</p>}
        <p>
          {tryOn !== undefined && text('banner.overdueTry', { date: tryOn })}{' '}
          {readOnlyOn !== undefined && text('banner.overdueReadOnly', { date: readOnlyOn })}
        </p>
      </Banner>
    );
  }
  if (state === 'awaiting_transfer') {
    const proforma = invoices.find(({ kind }) => kind === 'proforma');
    const amount = proforma?.amount_due ?? payments.find((payment) => payment.state === 'awaiting_transfer')?.amount;
    return (
      <Banner
        action={
          proforma && (
            <Button
              busy={documents.busyWith === proforma.id}
              icon={Download}
              onClick={() => documents.download(proforma.id)}
              size="s"
            >
              {text('banner.awaitingDownload')}
            </Button>
          )
        }
        title={text('banner.awaiting', { amount: formatMoney(amount ?? 0, 'EUR') })}
        tone="info"
      >
        {readOnlyOn !== undefined && text('banner.awaitingText', { date: readOnlyOn })}
      </Banner>
    );
  }
  if (subscription.cancels) {
    return (
      <Banner
        action={actions.includes('resume') && <ResumeButton subscription={subscription} tenant={tenant} />}
        title={text('banner.cancels', { date: end })}
        tone="warning"
      >
        {text('banner.cancelsText')}
      </Banner>
    );
  }
  if (planned !== null) {
    return (
      <Banner
        action={
          actions.includes('change_plan') && (
            <ButtonLink href={paths.changePlan.href(tenant.id)} size="s">
              {text('banner.show')}
            </ButtonLink>
          )
        }
        title={text('banner.planned', { date: end })}
        tone="info"
      >
        {text('banner.plannedText', { plan: planWords(planned) })}
      </Banner>
    );
  }
  return null;
}
