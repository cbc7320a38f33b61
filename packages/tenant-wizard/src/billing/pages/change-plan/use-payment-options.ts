import type { Payment } from '@atrium/api-client/contract';
import { usePaymentMethods } from '../../../sections/payment/api/payment-methods';
import { usePaymentChoice } from '../../../sections/payment/components/use-payment-choice';

/** The ways to pay a change, and the one that is chosen. */
export function usePaymentOptions(tenantId: string, needed: boolean, payment: Payment | undefined) {
  const methods = usePaymentMethods(tenantId, needed);
  return { methods, ...usePaymentChoice(tenantId, methods.data, payment) };
}
