import { formatMoney, useTexts } from '@atrium/i18n';
import { Button } from '@atrium/ui-kit';
import { paymentMessages } from '../messages';
import type { PaidBy } from './payment-choice';
import { isPayable, type PaymentPhase } from './use-payment-run';

interface PayButtonProps {
  /** The form that it submits. */
  readonly form: string;
  readonly phase: PaymentPhase;
  /** What is to pay now, in cents; undefined while nothing is known. */
  readonly amount: number | undefined;
  /** New numbers are on their way. */
  readonly isRecalculating: boolean;
  readonly by: PaidBy | undefined;
  /** The same card was just declined. */
  readonly isRetry: boolean;
  /** The card is being handed over. */
  readonly isAdding: boolean;
}

/** Pays, with the amount on it. While something is under way it says what, and takes no press. */
export function PayButton({ form, phase, amount, isRecalculating, by, isRetry, isAdding }: PayButtonProps) {
  const text = useTexts(paymentMessages);

  function label() {
    if (phase === 'sending' || phase === 'paid' || isAdding) return text('paying');
    if (phase === 'asking') return text('asking');
    if (isRecalculating) return text('recalculating');
    if (amount === undefined) return text('recalculating');
    const words = { amount: formatMoney(amount, 'EUR') };
    if (amount === 0) return text('confirmFree', words);
    if (isRetry) return text('payAgain', words);
    return text(by === 'transfer' ? 'order' : 'pay', words);
  }

  const busy = !isPayable(phase) || isAdding || isRecalculating || amount === undefined;
  return (
    <Button busy={busy} form={form} size="l" type="submit" variant="primary">
      {label()}
    </Button>
  );
}
