import type { PaymentMethods } from '@atrium/api-client/contract';
import { useState } from 'react';
import { firstWayToPay } from './first-way-to-pay';
import type { PaidBy } from './payment-choice';
import { useCardForm } from './use-card-form';

/** By what is paid: what was picked while it is there, else the first way. */
export function usePickedWay(tenantId: string, methods: PaymentMethods | undefined) {
  const cardForm = useCardForm(tenantId);
  const [picked, setPicked] = useState<PaidBy>();
  const known = methods?.data ?? [];
  const isGone = typeof picked === 'object' && known.every(({ id }) => id !== picked.methodId);
  const first = methods && firstWayToPay(methods);
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

  return { cardForm, by, choose: setPicked, methodToPay };
}
