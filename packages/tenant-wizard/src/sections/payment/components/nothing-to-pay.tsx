import { useTexts } from '@atrium/i18n';
import { Banner, Stack, TextLink } from '@atrium/ui-kit';
import type { FormEvent } from 'react';
import { SectionHead } from '../../form/components/section-head';
import { sectionFormId, useWizard } from '../../form/components/use-wizard';
import { tenantMessages } from '../../../tenant/messages';
import { canCreate } from '../../../tenant/model/draft-permissions';
import { paths } from '../../../paths';
import { paymentMessages } from '../messages';
import { PendingTransfersNotice } from './pending-transfers-notice';

interface NothingToPayProps {
  readonly isReceived: boolean;
}

/** The section without a payment: a trial, no plan, a user who cannot pay, or a transfer that was received. */
export function NothingToPay({ isReceived }: NothingToPayProps) {
  const text = useTexts(paymentMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant, onDone } = useWizard();
  const { plan } = tenant.sections.subscription.data;

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone('payment');
  }

  function banner() {
    if (isReceived) return <PendingTransfersNotice tenant={tenant} />;
    if (plan === 'trial') {
      return (
        <Banner title={text('trialTitle')} tone="info">
          {text('trialText')}
        </Banner>
      );
    }
    if (plan === 'paid' && !canCreate(tenant)) return <Banner title={text('ownerOnly')} tone="info" />;
    return (
      <Banner title={text('noPlanTitle')} tone="info">
        <p>{text('noPlanText')}</p>
        <TextLink href={paths.section.href(tenant.id, 'subscription')}>{text('toSubscription')}</TextLink>
      </Banner>
    );
  }

  return (
    <form id={sectionFormId} noValidate onSubmit={submit}>
      <Stack gap={6}>
        <SectionHead title={tenantText('section.payment')} />
        {banner()}
      </Stack>
    </form>
  );
}
