import { isValidationError } from '@atrium/api-client';
import { useFieldMessage, useTexts } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useImperativeHandle, useState } from 'react';
import { cardSecrets, emptyCard, type CardSecret, type CardValues } from '../model/card-values';
import { paymentMessages } from '../messages';
import { useClearedSecrets } from '../../form/components/use-cleared-secrets';
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

/** Exchanges a card for a gateway token. Must not be a React Query mutation, since that would keep the card number. */
export type ToToken = (card: CardValues) => Promise<string>;

/** Values of card fields that are ours. */
export function useTypedCard({ part, noteChange }: CardForm, toToken: ToToken) {
  const text = useTexts(paymentMessages);
  const message = useFieldMessage(paymentMessages);
  const [refused, setRefused] = useState<Partial<Record<CardSecret, string>>>({});
  const form = useFormik<CardValues>({
    initialValues: emptyCard,
    validationSchema: cardSchema(() => new Date()),
    onSubmit: () => undefined,
  });
  const { values, touched, errors } = form;
  const { wasCleared, isWaiting } = useClearedSecrets({
    values,
    places: cardSecrets,
    put: (shown) => void form.setValues(shown, false),
  });
  useUnsavedWork(isWaiting || form.dirty);

  async function tokenise(): Promise<string | undefined> {
    try {
      return await toToken(values);
    } catch (error) {
      if (!isValidationError(error)) throw error;
      const names = Object.keys(error.fields);
      setRefused(
        Object.fromEntries(
          names.flatMap((name) => {
            const field = fieldOf[name];
            return field === undefined ? [] : [[field, error.text(name) ?? '']];
          }),
        ),
      );
      const first = cardSecrets.find((field) => names.some((name) => fieldOf[name] === field));
      if (first === undefined) throw error;
      goTo(first);
      return undefined;
    }
  }

  useImperativeHandle(part, () => ({
    check: async ({ takeFocus }) => {
      setRefused({});
      const found = await form.validateForm();
      await form.setTouched({ number: true, expiry: true, cvc: true }, false);
      const wrong = cardSecrets.find((field) => found[field] !== undefined);
      if (wrong !== undefined && takeFocus) goTo(wrong);
      return wrong === undefined;
    },
    tokenise,
    clear: () => form.resetForm(),
  }));

  return {
    values,
    change: (field: CardSecret, value: string) => {
      noteChange();
      setRefused(({ [field]: _gone, ...others }) => others);
      void form.setFieldValue(field, value);
    },
    leave: (field: CardSecret) => void form.setFieldTouched(field),
    errorOf: (field: CardSecret): string | undefined => {
      if (refused[field] !== undefined) return refused[field];
      if (touched[field] !== true || errors[field] === undefined) return undefined;
      return wasCleared(field) ? text('reEnter') : message(errors[field]);
    },
    /** Fills in a whole card. */
    fill: (card: CardValues) => {
      noteChange();
      setRefused({});
      void form.setValues(card);
    },
  };
}
