import type { Payment, PaymentMethod, PaymentMethods } from '@atrium/api-client/contract';
import { useState } from 'react';
import { isPaid } from '../model/payment-state';
import { initialPaymentChoice } from './initial-payment-choice';
import type { ChosenMethod, TriedCard } from '../model/chosen-method';
import { useCardForm } from './use-card-form';

/** The card of a failed payment that can be tried again. */
function triedWith(payment: Payment | undefined): TriedCard | undefined {
  const { card } = payment ?? {};
  if (payment === undefined || isPaid(payment) || card == null || card.method_id === null) return undefined;
  return payment.decline_reason === 'enter_again' ? undefined : { ...card, id: card.method_id };
}

/** The chosen method: the user's choice, else the card just tried, else the initial one. */
export function usePaymentChoice(tenantId: string, methods: PaymentMethods | undefined, payment: Payment | undefined) {
  const cardForm = useCardForm(tenantId);
  const [picked, setPicked] = useState<ChosenMethod>();
  const [entered, setEntered] = useState<PaymentMethod>();
  const known = methods?.data ?? [];
  const last = triedWith(payment);
  const isSpent = payment?.decline_reason === 'enter_again' && payment.card?.method_id === entered?.id;
  const typed = entered !== undefined && !isSpent ? entered : last;
  const tried = typed === undefined || known.some(({ id }) => id === typed.id) ? undefined : typed;
  const isThere = (id: string) => tried?.id === id || known.some((method) => method.id === id);
  const isGone = typeof picked === 'object' && !isThere(picked.methodId);
  const again: ChosenMethod | undefined = last !== undefined && isThere(last.id) ? { methodId: last.id } : undefined;
  const by = picked === undefined || isGone ? (again ?? (methods && initialPaymentChoice(methods))) : picked;
  const isRetry = payment?.state === 'declined' && typeof by === 'object' && by.methodId === payment.card?.method_id;

  /** Id of the card to charge; null for a transfer; undefined if there is none yet. */
  async function methodToPay(): Promise<string | null | undefined> {
    if (by === 'transfer') return null;
    if (typeof by === 'object') return by.methodId;
    if (by !== 'new_card') return undefined;
    const added = await cardForm.add();
    if (added === undefined) return undefined;
    setEntered(added);
    setPicked({ methodId: added.id });
    return added.id;
  }

  return { cardForm, by, tried, isRetry, choose: setPicked, methodToPay };
}
