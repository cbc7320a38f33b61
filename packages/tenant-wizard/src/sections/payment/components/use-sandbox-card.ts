import { fieldErrorsOf, useClearedSecrets, useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useImperativeHandle } from 'react';
import { useSandboxToken } from '../api/payment-methods';
import { cardSecrets, emptyCard, type CardSecret, type CardValues } from '../model/card-values';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { cardSchema } from './card.schema';
import type { CardForm } from './use-card-form';

/** The field that shows each of the service's errors. */
const fieldOf: Readonly<Record<string, CardSecret>> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

const goTo = (field: CardSecret) => setTimeout(() => document.getElementById(cardFieldIds[field])?.focus());

/** Values of the sandbox's fields. */
export function useSandboxCard({ part, noteChange }: CardForm) {
  const text = useTexts(paymentMessages);
  const toToken = useSandboxToken();
  const form = useForm<CardValues>({
    initialValues: emptyCard,
    schema: cardSchema(() => new Date()),
    messages: [paymentMessages],
  });
  const { values, formik } = form;
  const { wasCleared, isWaiting } = useClearedSecrets({
    values,
    places: cardSecrets,
    put: (shown) => void formik.setValues(shown, false),
  });
  useUnsavedWork(isWaiting);

  async function tokenise(): Promise<string | undefined> {
    try {
      return await toToken(values);
    } catch (error) {
      const errors = fieldErrorsOf(error, (name) => fieldOf[name] ?? name) ?? {};
      const first = cardSecrets.find((field) => field in errors);
      if (first === undefined) throw error;
      form.reject(errors);
      goTo(first);
      return undefined;
    }
  }

  useImperativeHandle(part, () => ({
    check: async ({ takeFocus }) => {
      const wrong = await form.check();
      const first = cardSecrets.find((field) => wrong.includes(field));
      if (first !== undefined && takeFocus) goTo(first);
      return first === undefined;
    },
    tokenise,
    clear: () => form.reset(),
  }));

  return {
    values,
    change: (field: CardSecret, value: string) => {
      noteChange();
      void formik.setFieldValue(field, value);
    },
    leave: (field: CardSecret) => void formik.setFieldTouched(field),
    errorOf: (field: CardSecret): string | undefined => {
      const error = form.errorOf(field);
      return error !== undefined && wasCleared(field) ? text('reEnter') : error;
    },
    /** Fills in a whole card. */
    fill: (card: CardValues) => {
      noteChange();
      void formik.setValues(card);
    },
  };
}
