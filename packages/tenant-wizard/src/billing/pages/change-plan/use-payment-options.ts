import type { Payment } from '@atrium/api-client/contract';
import { usePaymentMethods } from '../../../sections/payment/api/payment-methods';
import { usePaymentChoice } from '../../../sections/payment/components/use-payment-choice';

/** Payment methods for a change of plan, and the chosen one. */
export function usePaymentOptions(tenantId: string, needed: boolean, payment: Payment | undefined) {
  const methods = usePaymentMethods(tenantId, needed);
  return { methods, ...usePaymentChoice(tenantId, methods.data, payment) };
}
