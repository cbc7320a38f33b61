import type { Billing, Selection, Tenant } from '@atrium/api-client/contract';
import { formatBillingDay, useTexts } from '@atrium/i18n';
import { Banner, ButtonLink, Stack } from '@atrium/ui-kit';
import { isOrdered } from '../../sections/payment/model/payment-state';
import { isPastLastDay, pendingTransfers } from '../../sections/payment/model/pending-transfers';
import { TransferBanner } from '../../sections/payment/components/transfer-banner';
import { billingMessages } from '../messages';
import { paths } from '../../paths';
import { OverdueBanner } from './overdue-banner';
import { PlanLink } from './plan-link';
import { ResumeButton } from './resume-button';
import { CreationBanner } from './creation-banner';

interface BillingBannerProps {
  readonly billing: Billing;
  readonly tenant: Tenant;
}

/** The transfers that we wait for, and the most urgent notice about the subscription. */
export function BillingBanner({ billing, tenant }: BillingBannerProps) {
  const transfers = pendingTransfers(billing);
  const state = <SubscriptionBanner billing={billing} tenant={tenant} />;
  if (transfers.length === 0) return state;
  return (
    <Stack gap={4}>
      {transfers.map((transfer) => (
        <TransferBanner
          key={transfer.payment.id}
          subscription={billing.subscription}
          tenant={tenant}
          transfer={transfer}
        />
      ))}
      {state}
    </Stack>
  );
}

/** The most urgent notice about the subscription, with its date and one action. */
function SubscriptionBanner({ billing, tenant }: BillingBannerProps) {
  const text = useTexts(billingMessages);
  const { subscription, allowed_actions: actions } = billing;
  if (subscription === null) return null;
  const { state, period, planned } = subscription;
  // Billing reloads once the company CRM exists; data from before that is out of date.
  const isBeingCreated = tenant.state === 'creating' || tenant.state === 'failed' || tenant.state === 'draft';
  const end = period === null ? '' : formatBillingDay(period.end);

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

  const ending = subscription.cancels && (
    <Banner
      action={actions.includes('resume') && <ResumeButton subscription={subscription} tenant={tenant} />}
      title={text('banner.cancels', { date: end })}
      tone="warning"
    >
      {text('banner.cancelsText')}
    </Banner>
  );

  if (state === 'creating' || state === 'failed') return isBeingCreated ? <CreationBanner billing={billing} /> : null;
  if (state === 'trial_ended') {
    const date = subscription.trial_ends_at === null ? '' : formatBillingDay(subscription.trial_ends_at);
    return (
      <Banner action={toPlan} title={text('banner.trialEnded', { date })} tone="danger">
        {text('banner.trialEndedText')}
      </Banner>
    );
  }
  if (state === 'unpaid') {
    const isInvoice = subscription.overdue_reason === 'invoice_unpaid';
    const isAwaited = pendingTransfers(billing).some((one) => isOrdered(one.payment) && !isPastLastDay(one));
    const planText = isAwaited ? 'banner.unpaidAwaitedText' : 'banner.unpaidText';
    return (
      <Banner action={!isInvoice && toPlan} title={text('banner.unpaid')} tone="danger">
        {text(isInvoice ? 'banner.unpaidInvoiceText' : planText)}
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
    const isAwaited = billing.payments.some((payment) => isOrdered(payment) && payment.kind === 'renewal');
    return (
      <OverdueBanner
        action={toPlan}
        isAwaited={isAwaited}
        isPayer={actions.length > 0}
        subscription={subscription}
        tenant={tenant}
      />
    );
  }
  if (subscription.cancels) return ending;
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
