import type { Billing } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useBilling } from '../../../sections/payment/api/get-billing';
import { PaymentNotice } from '../../../sections/payment/components/payment-notice';
import { useCurrentPayment } from '../../../sections/payment/components/use-current-payment';
import { isPayable, usePaymentRun } from '../../../sections/payment/components/use-payment-run';
import type { PlanPurpose } from '../../../sections/payment/model/plan-purpose';
import { useLeavePlan } from './use-leave-plan';

interface PaymentInProgressProps {
  readonly tenantId: string;
  readonly billing: Billing;
  readonly purpose: PlanPurpose;
}

/** Waits for a payment whose outcome is unknown; returns to the form if it is declined. */
export function PaymentInProgress({ tenantId, billing, purpose }: PaymentInProgressProps) {
  const { refetch } = useBilling(tenantId);
  const { leavePaid } = useLeavePlan(tenantId, purpose);
  const { id, follow } = useCurrentPayment(billing.payments);
  const run = usePaymentRun({ tenantId, onQuote: () => undefined, onPaid: (payment) => void leavePaid(payment) });
  const isExpired = isPayable(run.phase);

  const keep = useEffectEvent((followed: string) => follow(followed));
  useEffect(() => {
    if (id !== undefined) keep(id);
  }, [id]);
  useEffect(() => {
    if (isExpired) void refetch();
  }, [isExpired, refetch]);

  return <PaymentNotice run={run} />;
}
