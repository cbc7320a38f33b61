import type { PaymentMethods } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { usePaymentMethods } from '../api/payment-methods';
import { LoadFailure } from '../../../tenant/components/load-failure';
import { SectionHead } from '../../form/components/section-head';
import { useWizard } from '../../form/components/use-wizard';
import { tenantMessages } from '../../../tenant/messages';
import { paymentMessages } from '../messages';
import { PendingTransfersNotice } from './pending-transfers-notice';
import { PreviousDocuments } from './previous-documents';

interface PaidPlanProps {
  readonly children: (methods: PaymentMethods) => ReactNode;
}

/** The section for a paid plan; its form appears once the payment methods are loaded. */
export function PaidPlan({ children }: PaidPlanProps) {
  const text = useTexts(paymentMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const methods = usePaymentMethods(tenant.id);

  function content() {
    if (methods.data !== undefined) return children(methods.data);
    if (methods.error !== null) {
      return (
        <LoadFailure
          busy={methods.isFetching}
          error={methods.error}
          onRetry={() => void methods.refetch()}
          title={text('loadFailed')}
        />
      );
    }
    return (
      <>
        <VisuallyHidden role="status">{text('loading')}</VisuallyHidden>
        <Skeleton shape="control" width="full" />
        <Skeleton shape="control" width="full" />
      </>
    );
  }

  return (
    <Stack gap={6}>
      <SectionHead title={tenantText('section.payment')}>{text('text')}</SectionHead>
      {tenant.state === 'draft' && (
        <>
          <PendingTransfersNotice tenant={tenant} />
          <PreviousDocuments tenantId={tenant.id} />
        </>
      )}
      {content()}
    </Stack>
  );
}
