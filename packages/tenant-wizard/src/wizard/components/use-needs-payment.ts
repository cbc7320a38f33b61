import type { SubscriptionDraft, Tenant } from '@atrium/api-client/contract';
import { useBilling } from '../../sections/payment/api/get-billing';
import { canCreate } from '../../tenant/model/draft-permissions';
import { draftSelection } from '../../sections/subscription/model/draft-selection';
import { isPaid } from '../../sections/payment/model/payment-state';

/**
 * Whether the company CRM is created by paying: its plan is paid, and nothing was authorised for it yet. A failed creation
 * keeps its authorisation.
 *
 * @param plan as entered in its form; default: as saved
 */
export function useNeedsPayment(tenant: Tenant, plan: SubscriptionDraft = tenant.sections.subscription.data): boolean {
  const { subscription } = tenant.sections;
  const sections = { ...tenant.sections, subscription: { ...subscription, data: plan } };
  const isPaidPlan = draftSelection({ sections }) !== undefined && canCreate(tenant);
  const billing = useBilling(tenant.id, isPaidPlan && tenant.state === 'failed');
  const promised = billing.data?.payments.some((payment) => payment.kind === 'creation' && isPaid(payment)) === true;
  return isPaidPlan && !promised;
}
