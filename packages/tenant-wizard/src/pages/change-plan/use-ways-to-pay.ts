import { useState } from 'react';
import { usePaymentMethods } from '../../api/payment-methods';
import { firstWayToPay } from '../../components/payment/first-way-to-pay';
import type { PaidBy } from '../../components/payment/payment-choice';
import { useCardForm } from '../../components/payment/use-card-form';

/** The ways to pay a change, and the one that is chosen. */
export function useWaysToPay(tenantId: string, needed: boolean) {
  const methods = usePaymentMethods(tenantId, needed);
  const cardForm = useCardForm(tenantId);
  const [picked, setPicked] = useState<PaidBy>();
  const known = methods.data?.data ?? [];
  const isGone = typeof picked === 'object' && known.every(({ id }) => id !== picked.methodId);
  const first = methods.data && firstWayToPay(methods.data);
  const by = picked === undefined || isGone ? first : picked;

  /** The card to pay with, null for a transfer; undefined where there is none yet. */
  async function methodToPay(): Promise<string | null | undefined> {
    if (by === 'transfer') return null;
    if (typeof by === 'object') return by.methodId;
    if (by !== 'new_card') return undefined;
    const added = await cardForm.add();
    if (added !== undefined) setPicked({ methodId: added.id });
    return added?.id;
  }

  return { methods, cardForm, by, choose: setPicked, methodToPay };
}
