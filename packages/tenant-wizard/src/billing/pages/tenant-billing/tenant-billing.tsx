import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Card, PageHeader, Stack } from '@atrium/ui-kit';
import { Navigate } from 'react-router';
import { useBilling } from '../../../sections/payment/api/get-billing';
import { billingMessages } from '../../messages';
import { BillingBanner } from '../../components/billing-banner';
import { AccountCredit } from '../../components/account-credit';
import { PlanBadge, PlanFacts } from '../../components/plan-facts';
import { PlanLink } from '../../components/plan-link';
import { LoadFailure } from '../../../tenant/components/load-failure';
import { tenantMessages } from '../../../tenant/messages';
import { paths } from '../../../paths';
import { BillingSkeleton } from './billing-skeleton';
import { CancelCard } from './cancel-card';
import { AccountCreditCard } from './account-credit-card';
import { InvoicesCard } from './invoices-card';
import { MethodsCard } from './methods-card';
import { PaymentsCard } from './payments-card';

export function TenantBilling({ tenant }: { readonly tenant: Tenant }) {
  const text = useTexts(billingMessages);
  const tenantText = useTexts(tenantMessages);
  const { data, error, isFetching, refetch } = useBilling(tenant.id);
  const title = tenant.title === '' ? tenantText('unnamed') : tenant.title;

  const hasNothing = data?.invoices.length === 0;
  if (tenant.state === 'draft' && hasNothing) return <Navigate replace to={paths.tenantDetails.href(tenant.id)} />;

  function content() {
    if (data === undefined) {
      if (error === null) return <BillingSkeleton />;
      return <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('loadFailed')} />;
    }
    const { subscription, allowed_actions: actions } = data;
    const isClosed = tenant.state === 'closed';
    const isPayer = actions.length > 0 || tenant.role === 'owner';
    return (
      <div className="details">
        <Stack gap={6}>
          {isClosed ? <AccountCredit tenant={tenant} /> : <BillingBanner billing={data} tenant={tenant} />}
          <InvoicesCard billing={data} tenantId={tenant.id} />
          <PaymentsCard billing={data} />
          <AccountCreditCard billing={data} tenant={tenant} />
        </Stack>
        <Stack gap={6}>
          <Card actions={<PlanBadge subscription={subscription} />} title={text('plan')}>
            <Stack gap={5}>
              <PlanFacts billing={data} tenant={tenant} />
              {subscription !== null && actions.includes('change_plan') && (
                <PlanLink block subscription={subscription} tenantId={tenant.id} />
              )}
            </Stack>
          </Card>
          {isPayer ? (
            <MethodsCard subscription={subscription} tenantId={tenant.id} />
          ) : (
            <p className="details__note">{text('ownerOnly')}</p>
          )}
          {subscription !== null && actions.includes('cancel') && (
            <CancelCard payments={data.payments} subscription={subscription} tenant={tenant} />
          )}
        </Stack>
      </div>
    );
  }

  return (
    <>
      <PageHeader
        back={{ href: paths.tenantDetails.href(tenant.id), label: text('back', { tenant: title }) }}
        status={title}
        title={text('title')}
        width="details"
      />
      {content()}
    </>
  );
}
