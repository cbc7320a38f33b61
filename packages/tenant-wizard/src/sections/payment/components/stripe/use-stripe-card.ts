import { useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { CardCvcElement, CardExpiryElement, CardNumberElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeElementChangeEvent, StripeElements } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { cardSecrets, type CardSecret } from '../../model/card-values';
import { stripeFailure, stripeFieldError, type StripeFieldError } from '../../model/stripe-errors';
import { paymentMessages } from '../../messages';
import { useClearedSecrets } from '@atrium/forms';
import { cardFieldIds, CardNotTaken } from '../card-part';
import type { CardForm } from '../use-card-form';

/** State that Stripe reports for a field, without its content. */
interface Told {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
  /** Stripe's error code; empty if there is none. */
  readonly code: string | undefined;
}

const untouched: Told = { isEmpty: true, isComplete: false, code: undefined };

/** Message for a started but incomplete field without a Stripe error. */
const incomplete = { number: 'incomplete_number', expiry: 'incomplete_expiry', cvc: 'incomplete_cvc' } as const;

function elementOf(elements: StripeElements | null, field: CardSecret) {
  if (field === 'number') return elements?.getElement(CardNumberElement) ?? null;
  return elements?.getElement(field === 'expiry' ? CardExpiryElement : CardCvcElement) ?? null;
}

/** Message key of a field's error; undefined without one. */
function wrongWith(field: CardSecret, { isEmpty, isComplete, code }: Told): string | undefined {
  if (isEmpty) return 'validation.required';
  if (code !== undefined) return stripeFieldError(code)?.message ?? 'validation.cardFieldWrong';
  return isComplete ? undefined : stripeFieldError(incomplete[field])?.message;
}

/** State of the card in Stripe's fields. */
export function useStripeCard({ part, noteChange, busy }: CardForm) {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const message = useFieldMessage(paymentMessages);
  const stripe = useStripe();
  const elements = useElements();
  const [fieldStates, setFieldStates] = useState({ number: untouched, expiry: untouched, cvc: untouched });
  const [brand, setBrand] = useState<string>();
  const [left, setLeft] = useState<readonly CardSecret[]>([]);
  const [refused, setRefused] = useState<StripeFieldError>();

  const typedIn = (field: CardSecret) => (fieldStates[field].isEmpty ? '' : 'typed');
  const { wasCleared, isWaiting } = useClearedSecrets({
    values: { number: typedIn('number'), expiry: typedIn('expiry'), cvc: typedIn('cvc') },
    places: cardSecrets,
    put: (values) =>
      cardSecrets.filter((field) => values[field] === '').forEach((field) => elementOf(elements, field)?.clear()),
  });
  useUnsavedWork(isWaiting || cardSecrets.some((field) => !fieldStates[field].isEmpty));

  const goTo = useEffectEvent((field: CardSecret) => elementOf(elements, field)?.focus());
  // A disabled field cannot take the focus, so wait until nothing is in progress.
  useEffect(() => {
    if (!busy && refused !== undefined) goTo(refused.field);
  }, [busy, refused]);

  async function tokenise(name: string): Promise<string | undefined> {
    const card = elements?.getElement(CardNumberElement) ?? null;
    if (stripe === null || card === null) throw new CardNotTaken(text('stripe.unchecked'));
    const answer = await stripe.createPaymentMethod({ type: 'card', card, billing_details: { name } });
    if (answer.error === undefined) return answer.paymentMethod.id;
    const { type, code, decline_code: reason } = answer.error;
    const fieldError = stripeFieldError(reason) ?? stripeFieldError(code);
    if (fieldError !== undefined) {
      setRefused({ ...fieldError });
      return undefined;
    }
    const failure = stripeFailure(type);
    throw new CardNotTaken(failure === 'unreachable' ? common('failure.network') : text(`stripe.${failure}`));
  }

  useImperativeHandle(part, () => ({
    check: async ({ takeFocus }) => {
      setRefused(undefined);
      setLeft(cardSecrets);
      const wrong = cardSecrets.find((field) => wrongWith(field, fieldStates[field]) !== undefined);
      if (takeFocus && wrong !== undefined) elementOf(elements, wrong)?.focus();
      return wrong === undefined;
    },
    tokenise,
    clear: () => {
      setLeft([]);
      for (const field of cardSecrets) elementOf(elements, field)?.clear();
    },
  }));

  function change(field: CardSecret, event: StripeElementChangeEvent & { readonly brand?: string }) {
    noteChange();
    setRefused((before) => (before?.field === field ? undefined : before));
    const { empty: isEmpty, complete: isComplete, error } = event;
    setFieldStates((before) => ({ ...before, [field]: { isEmpty, isComplete, code: error && (error.code ?? '') } }));
    if (event.brand !== undefined) setBrand(event.brand === 'unknown' ? undefined : event.brand);
  }

  function errorOf(field: CardSecret): string | undefined {
    if (refused?.field === field) return message(refused.message);
    if (wasCleared(field)) return text('reEnter');
    return left.includes(field) ? message(wrongWith(field, fieldStates[field])) : undefined;
  }

  return {
    brand,
    control: (field: CardSecret) => ({
      id: cardFieldIds[field],
      disabled: busy,
      error: errorOf(field),
      onChange: (event: StripeElementChangeEvent) => change(field, event),
      onLeave: () => setLeft((before) => [...before, field]),
    }),
  };
}
