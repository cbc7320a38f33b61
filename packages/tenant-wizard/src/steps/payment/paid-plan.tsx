import { useTexts } from '@atrium/i18n';
import { Skeleton, Stack, VisuallyHidden } from '@atrium/ui-kit';
import { usePaymentMethods } from '../../api/payment-methods';
import { LoadFailure } from '../../components/load-failure';
import { SectionHead } from '../../components/section-form/section-head';
import { useWizard } from '../../components/use-wizard';
import { tenantMessages } from '../../messages';
import { paymentMessages } from '../../payment-messages';
import { EarlierDocuments } from './earlier-documents';
import { PayForm } from './pay-form';

/** Paying a plan: once the ways to pay are known. */
export function PaidPlan() {
  const text = useTexts(paymentMessages);
  const tenantText = useTexts(tenantMessages);
  const { tenant } = useWizard();
  const methods = usePaymentMethods(tenant.id);

  function content() {
    if (methods.data !== undefined) return <PayForm methods={methods.data} />;
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
      <SectionHead title={tenantText('wizard.section.payment')}>{text('text')}</SectionHead>
      {tenant.state === 'draft' && <EarlierDocuments tenantId={tenant.id} />}
      {content()}
    </Stack>
  );
}
