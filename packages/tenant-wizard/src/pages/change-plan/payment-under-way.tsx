import type { Billing } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent } from 'react';
import { useBilling } from '../../api/billing';
import { PaymentNotice } from '../../components/payment/payment-notice';
import { useFollowedPayment } from '../../components/payment/use-followed-payment';
import { isPayable, usePaymentRun } from '../../components/payment/use-payment-run';
import type { PlanPurpose } from '../../model/plan-purpose';
import { useLeavePlan } from './use-leave-plan';

interface PaymentUnderWayProps {
  readonly tenantId: string;
  readonly billing: Billing;
  readonly purpose: PlanPurpose;
}

/** A payment with an unknown outcome: waits for it, and returns to the plan if it was refused. */
export function PaymentUnderWay({ tenantId, billing, purpose }: PaymentUnderWayProps) {
  const { refetch } = useBilling(tenantId);
  const { leavePaid } = useLeavePlan(tenantId, purpose);
  const { id, follow } = useFollowedPayment(billing.payments);
  const run = usePaymentRun({ tenantId, onQuote: () => undefined, onPaid: (payment) => void leavePaid(payment) });
  const isOver = isPayable(run.phase);

  const keep = useEffectEvent((followed: string) => follow(followed));
  useEffect(() => {
    if (id !== undefined) keep(id);
  }, [id]);
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  return <PaymentNotice run={run} />;
}
