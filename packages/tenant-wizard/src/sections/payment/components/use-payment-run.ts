import { isConflictError } from '@atrium/api-client';
import type { Payment, Quote } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBilling } from '../api/get-billing';
import { useIsPaying, usePayment, usePayQuote } from '../api/pay';
import { useRefreshMethods } from '../api/payment-methods';
import { isOrdered, isPaid, isRefused } from '../model/payment-state';
import { redirectTo } from './redirect-to';
import { staleQuoteOf } from './stale-quote';
import { useCurrentPayment } from './use-current-payment';

/**
 * State of a payment. `finding`: looking for one in progress; `ready`: can be paid; `sending`: the request is on its way;
 * `asking`: the outcome is unknown; `bank`: the bank waits for the customer, who may also pay otherwise; `paid`.
 */
export type PaymentPhase = 'finding' | 'ready' | 'sending' | 'asking' | 'bank' | 'paid';

/** An outdated quote and the one that replaces it. */
export interface QuoteChange {
  readonly before: number;
  readonly now: number;
}

interface PaymentRunOptions {
  readonly tenantId: string;
  /** Called with a quote that replaces an outdated one. */
  readonly onQuote: (quote: Quote) => void;
  /** Called when the payment succeeded. */
  readonly onPaid: (payment: Payment) => void;
  /** Called when the plan was ordered by bank transfer. */
  readonly onOrdered?: () => void;
  /** Called when another payment was first. */
  readonly onConflict?: () => void;
}

export interface PaymentRun {
  readonly phase: PaymentPhase;
  /** The current payment, also a declined one. */
  readonly payment: Payment | undefined;
  readonly change: QuoteChange | undefined;
  /** Why the payment could not start. */
  readonly error: unknown;
  /** Pays this quote; without a card by bank transfer, or nothing if nothing is due. */
  readonly pay: (quote: Quote, methodId: string | null) => Promise<void>;
}

/** Starting another payment cancels one that waits for the bank; paying replaces an order by transfer. */
const canPayAgain = (payment: Payment) => isRefused(payment) || isOrdered(payment) || payment.state === 'action_needed';

/** Whether a payment can start now. */
export const isPayable = (phase: PaymentPhase) => phase === 'ready' || phase === 'bank';

function phaseOf(payment: Payment | undefined, isPaying: boolean, failures: number): PaymentPhase {
  if (isPaying) return failures > 0 ? 'asking' : 'sending';
  if (payment === undefined || isRefused(payment) || isOrdered(payment)) return 'ready';
  if (isPaid(payment)) return 'paid';
  return payment.state === 'action_needed' ? 'bank' : 'asking';
}

/** Pays once, however often it is called, and polls the payment until its outcome is known. */
export function usePaymentRun({ tenantId, onQuote, onPaid, onOrdered, onConflict }: PaymentRunOptions): PaymentRun {
  const billing = useBilling(tenantId);
  const send = usePayQuote(tenantId);
  const isPaying = useIsPaying(tenantId);
  const refreshMethods = useRefreshMethods(tenantId);
  const [change, setChange] = useState<QuoteChange>();
  /** Set before the state renders: a second press may come in between. */
  const answer = useRef<Payment>(undefined);

  const known = billing.data?.payments ?? [];
  const { id: named, follow } = useCurrentPayment(known);
  const followed = usePayment(tenantId, named);
  const payment = followed.data;
  const isFinding = billing.isPending || (named !== undefined && followed.isPending);
  const current = phaseOf(payment, isPaying, send.failureCount);
  const phase = current === 'ready' && isFinding ? 'finding' : current;

  const notifyPaid = useEffectEvent(() => {
    if (payment === undefined) return;
    void refreshMethods();
    onPaid(payment);
  });
  /** Once per payment: a later answer may say more about the same one. */
  const paidId = payment !== undefined && isPaid(payment) ? payment.id : undefined;
  useEffect(() => {
    if (paidId !== undefined) notifyPaid();
  }, [paidId]);

  function refuse(error: unknown, quote: Quote) {
    const newer = staleQuoteOf(error);
    if (newer === undefined) {
      if (!isConflictError(error)) return;
      void billing.refetch();
      onConflict?.();
      return;
    }
    setChange({ before: quote.amount_due, now: newer.amount_due });
    onQuote(newer);
  }

  async function pay(quote: Quote, methodId: string | null): Promise<void> {
    const last = answer.current;
    const isOpen = last === undefined || canPayAgain(last.id === payment?.id ? payment : last);
    if (!isPayable(phase) || !isOpen) return;
    setChange(undefined);
    const refused = new Set(known.filter((one) => one.quote_id === quote.id && isRefused(one)).map(({ id }) => id));
    if (payment?.quote_id === quote.id && isRefused(payment)) refused.add(payment.id);
    const order = { quoteId: quote.id, amount: quote.amount_due, methodId, refusals: refused.size };
    try {
      const answered = await send.mutateAsync(order);
      answer.current = answered;
      follow(answered.id);
      if (isOrdered(answered)) onOrdered?.();
      if (answered.state === 'action_needed' && answered.action_url !== null) redirectTo(answered.action_url);
    } catch (error) {
      refuse(error, quote);
    }
  }

  return { phase, payment, change, error: staleQuoteOf(send.error) === undefined ? send.error : null, pay };
}
