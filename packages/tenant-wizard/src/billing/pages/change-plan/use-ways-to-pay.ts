import type { Payment } from '@atrium/api-client/contract';
import { usePaymentMethods } from '../../../sections/payment/api/payment-methods';
import { usePickedWay } from '../../../sections/payment/components/use-picked-way';

/** The ways to pay a change, and the one that is chosen. */
export function useWaysToPay(tenantId: string, needed: boolean, payment: Payment | undefined) {
  const methods = usePaymentMethods(tenantId, needed);
  return { methods, ...usePickedWay(tenantId, methods.data, payment) };
}
