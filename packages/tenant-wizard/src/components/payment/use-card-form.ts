import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { PaymentMethod } from '@atrium/api-client/contract';
import { useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useAddSandboxCard } from '../../api/payment-methods';
import { cardSecrets, emptyCard, type CardValues } from '../../model/card-values';
import { paymentMessages } from '../../payment-messages';
import { useForgottenSecrets } from '../section-form/use-forgotten-secrets';
import { cardSchema } from './card.schema';

const fields = ['cardholder_name', 'number', 'expiry', 'cvc'] as const;

export type CardField = (typeof fields)[number];

/** The field that shows what the service says of one of its own. */
const fieldOf: Readonly<Record<string, CardField>> = {
  cardholder_name: 'cardholder_name',
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
};

/** Ids of the fields; `cc` as browsers call them. */
export const cardFieldIds: Readonly<Record<CardField, string>> = {
  cardholder_name: 'cc-name',
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
};

export interface CardForm {
  readonly values: CardValues;
  readonly change: (field: CardField, value: string) => void;
  readonly leave: (field: CardField) => void;
  readonly errorOf: (field: CardField) => string | undefined;
  /** What keeps the card from being kept and belongs to none of its fields. */
  readonly failure: string | undefined;
  readonly busy: boolean;
  /** Puts a whole card into the fields. */
  readonly fill: (card: Partial<CardValues>) => void;
  /** Hands the card over and empties the fields; undefined where it was not taken, and then its first wrong field has the focus. */
  readonly add: () => Promise<PaymentMethod | undefined>;
}

/** The form of a card. What is typed stays in it alone, and goes when the card was taken or the session ends. */
export function useCardForm(tenantId: string): CardForm {
  const text = useTexts(paymentMessages);
  const common = useCommonTexts();
  const message = useFieldMessage(paymentMessages);
  const addCard = useAddSandboxCard(tenantId);
  const [refused, setRefused] = useState<Partial<Record<CardField, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useFormik<CardValues>({
    initialValues: emptyCard,
    validationSchema: cardSchema(() => new Date()),
    onSubmit: () => undefined,
  });
  const { values, touched, errors } = form;
  const { wasForgotten, isWaiting } = useForgottenSecrets({
    values,
    places: cardSecrets,
    put: (shown) => void form.setValues(shown, false),
  });
  useUnsavedWork(isWaiting || form.dirty);

  const goTo = (field: CardField | undefined) =>
    field && setTimeout(() => document.getElementById(cardFieldIds[field])?.focus());

  function refuse(error: unknown) {
    if (isValidationError(error)) {
      const said = Object.keys(error.fields).flatMap((name) => {
        const field = fieldOf[name];
        return field === undefined ? [] : [[field, error.text(name) ?? ''] as const];
      });
      setRefused(Object.fromEntries(said));
      const other = Object.keys(error.fields).find((name) => fieldOf[name] === undefined);
      if (other !== undefined) setFailure(error.text(other));
      goTo(fields.find((field) => said.some(([name]) => name === field)));
      return;
    }
    const unreachable = isNetworkError(error) || isTimeoutError(error);
    setFailure(!unreachable && isApiError(error) ? error.message : common('failure.network'));
  }

  async function add(): Promise<PaymentMethod | undefined> {
    setFailure(undefined);
    setRefused({});
    const found = await form.validateForm();
    await form.setTouched({ cardholder_name: true, number: true, expiry: true, cvc: true }, false);
    const wrong = fields.find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      goTo(wrong);
      return undefined;
    }
    setBusy(true);
    try {
      const added = await addCard(values);
      form.resetForm();
      return added;
    } catch (error) {
      refuse(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  function errorOf(field: CardField): string | undefined {
    if (refused[field] !== undefined) return refused[field];
    if (touched[field] !== true || errors[field] === undefined) return undefined;
    return wasForgotten(field) ? text('typeAgain') : message(errors[field]);
  }

  return {
    values,
    change: (field, value) => {
      setRefused(({ [field]: _gone, ...others }) => others);
      void form.setFieldValue(field, value);
    },
    leave: (field) => void form.setFieldTouched(field),
    errorOf,
    failure,
    busy,
    fill: (card) => {
      setRefused({});
      setFailure(undefined);
      void form.setValues({ ...values, ...card });
    },
    add,
  };
}
