import { formatMoney, useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';
import type { ChosenMethod } from '../model/chosen-method';
import { isPayable, type PaymentPhase } from './use-payment-run';

interface PayButtonProps {
  /** Id of the form it submits. */
  readonly form: string;
  readonly phase: PaymentPhase;
  /** Amount due, in cents; undefined while unknown. */
  readonly amount: number | undefined;
  /** A new price is loading. */
  readonly isRecalculating: boolean;
  readonly by: ChosenMethod | undefined;
  /** The same card was just declined. */
  readonly isRetry: boolean;
  /** A transfer is pending, which another order replaces. */
  readonly hasOrdered?: boolean;
  /** The card is being added. */
  readonly isAdding: boolean;
}

/** Pays the amount on its label. While work is in progress, the label names it and presses are ignored. */
export function PayButton({
  form,
  phase,
  amount,
  isRecalculating,
  by,
  isRetry,
  hasOrdered = false,
  isAdding,
}: PayButtonProps) {
  const text = useTexts(paymentMessages);

  function label() {
    if (phase === 'sending' || phase === 'paid' || isAdding) return text('paying');
    if (phase === 'asking') return text('asking');
    if (isRecalculating) return text('recalculating');
    if (amount === undefined) return text('recalculating');
    const words = { amount: formatMoney(amount, 'EUR') };
    if (amount === 0) return text('confirmFree', words);
    if (isRetry) return text('payAgain', words);
    if (by !== 'transfer') return text('pay', words);
    return text(hasOrdered ? 'orderAgain' : 'order', words);
  }

  const busy = !isPayable(phase) || isAdding || isRecalculating || amount === undefined;
  return (
    <Button busy={busy} form={form} size="l" type="submit" variant="primary">
      {label()}
    </Button>
  );
}
