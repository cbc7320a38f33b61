import type { PaymentMethods } from '@atrium/api-client/contract';
import { useBilling } from '../../sections/payment/api/get-billing';
import { NothingToPay } from '../../sections/payment/components/nothing-to-pay';
import { PaidPlan } from '../../sections/payment/components/paid-plan';
import { PayForm } from '../../sections/payment/components/pay-form';
import { isReceived } from '../../sections/payment/model/payment-state';
import { useWizard } from '../../sections/form/components/use-wizard';
import { draftSelection } from '../../sections/subscription/model/draft-selection';
import { canCreate } from '../../tenant/model/draft-permissions';
import { useMissingFields } from '../components/use-missing-fields';
import { useNeedsPayment } from '../components/use-needs-payment';

function CheckedPayForm({ methods }: { readonly methods: PaymentMethods }) {
  return <PayForm methods={methods} missingThings={useMissingFields()} />;
}

/** Section 7: Pay now of a paid plan creates the company CRM, so it checks every section first. */
export function PaymentStep() {
  const { tenant } = useWizard();
  const { data: billing } = useBilling(tenant.id, useNeedsPayment(tenant));
  const hasReceived = billing?.payments.some(isReceived) === true;
  if (hasReceived || draftSelection(tenant) === undefined || !canCreate(tenant))
    return <NothingToPay isReceived={hasReceived} />;
  return <PaidPlan>{(methods) => <CheckedPayForm methods={methods} />}</PaidPlan>;
}
