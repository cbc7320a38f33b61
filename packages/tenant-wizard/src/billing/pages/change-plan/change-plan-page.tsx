import type { Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { PageHeader, Spinner } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { useBilling } from '../../../sections/payment/api/get-billing';
import { LoadFailure } from '../../../tenant/components/load-failure';
import { LoadedTenant } from '../../../tenant/components/loaded-tenant';
import { useCleanAddress } from '../../../sections/payment/components/use-clean-address';
import { planPurpose, type PlanPurpose } from '../../../sections/payment/model/plan-purpose';
import { paths } from '../../../paths';
import { planChangeMessages } from '../../messages';
import { ChangePlan } from './change-plan';
import { PlanChangeBlocked } from './plan-change-blocked';

const titles = { begin: 'choosePlan', change: 'title', pay: 'payPlan' } as const satisfies Record<PlanPurpose, string>;

function Loaded({ tenant }: { tenant: Tenant }) {
  const text = useTexts(planChangeMessages);
  const billing = useBilling(tenant.id);
  const subscription = billing.data?.subscription ?? null;
  const purpose = subscription === null ? 'change' : planPurpose(subscription);

  function content(): ReactNode {
    if (billing.data !== undefined) {
      const canChange = subscription !== null && billing.data.allowed_actions.includes('change_plan');
      if (!canChange) return <PlanChangeBlocked billing={billing.data} purpose={purpose} tenant={tenant} />;
      return <ChangePlan billing={billing.data} subscription={subscription} tenant={tenant} />;
    }
    if (billing.error !== null) {
      return (
        <LoadFailure
          busy={billing.isFetching}
          error={billing.error}
          onRetry={() => void billing.refetch()}
          title={text('loadFailed')}
        />
      );
    }
    return (
      <p className="waiting" role="status">
        <Spinner /> {text('loading')}
      </p>
    );
  }

  return (
    <>
      <PageHeader
        back={{ href: paths.tenantDetails.href(tenant.id), label: text('back') }}
        status={tenant.title}
        title={text(titles[purpose])}
        width="details"
      />
      <div className="change-plan">{content()}</div>
    </>
  );
}

/** Changes the plan of an existing company CRM, or starts its first paid plan. */
export function ChangePlanPage() {
  useCleanAddress();
  return <LoadedTenant as="tenant">{(tenant) => <Loaded key={tenant.id} tenant={tenant} />}</LoadedTenant>;
}
