import type { PaymentMethods } from '@atrium/api-client/contract';
import type { PaidBy } from './payment-choice';

/** What is chosen before anybody chooses: the default card, or else the first way that is open. */
export function firstWayToPay({
  data,
  card_gateway: gateway,
  bank_transfer: transfer,
}: PaymentMethods): PaidBy | undefined {
  const method = data.find(({ is_default: isDefault }) => isDefault) ?? data[0];
  if (method !== undefined) return { methodId: method.id };
  if (gateway !== null) return 'new_card';
  return transfer ? 'transfer' : undefined;
}
