import type { Billing, Tenant } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import type { PlanPurpose } from '../../../sections/payment/model/plan-purpose';
import { planChangeMessages } from '../../messages';
import { PaymentInProgress } from './payment-in-progress';

interface PlanChangeBlockedProps {
  readonly tenant: Tenant;
  readonly billing: Billing;
  readonly purpose: PlanPurpose;
}

/** Why the plan cannot be changed now: the role, a closed company CRM, or a payment in progress. */
export function PlanChangeBlocked({ tenant, billing, purpose }: PlanChangeBlockedProps) {
  const text = useTexts(planChangeMessages);
  const isMember = tenant.role !== 'owner' && tenant.role !== null;
  if (tenant.state === 'closed') return <Banner title={text('closed')} tone="info" />;
  if (isMember) return <Banner title={text('notAllowed')} tone="info" />;
  if (billing.payments.some(({ state }) => state === 'processing'))
    return <PaymentInProgress billing={billing} purpose={purpose} tenantId={tenant.id} />;
  return <Banner title={text('notAllowed')} tone="info" />;
}
