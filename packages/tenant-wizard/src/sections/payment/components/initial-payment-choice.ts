import type { PaymentMethods } from '@atrium/api-client/contract';
import type { ChosenMethod } from '../model/chosen-method';

/** Initial choice: the default card if it can be charged, else the first available method. */
export function initialPaymentChoice({
  data,
  card_gateway: gateway,
  bank_transfer: transfer,
}: PaymentMethods): ChosenMethod | undefined {
  const cards = data.filter(({ is_chargeable: isChargeable }) => isChargeable);
  const method = cards.find(({ is_default: isDefault }) => isDefault) ?? cards[0];
  if (method !== undefined) return { methodId: method.id };
  if (gateway !== null) return 'new_card';
  return transfer ? 'transfer' : undefined;
}
