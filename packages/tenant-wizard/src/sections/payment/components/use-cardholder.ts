import { useFieldMessage } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { cardholderSchema } from './card.schema';

/** The cardholder's name: our own field with every gateway. */
export function useCardholder() {
  const message = useFieldMessage(paymentMessages);
  const [refused, setRefused] = useState<string>();
  const form = useFormik({
    initialValues: { cardholder_name: '' },
    validationSchema: cardholderSchema,
    onSubmit: () => undefined,
  });
  useUnsavedWork(form.dirty);

  const goTo = () => setTimeout(() => document.getElementById(cardFieldIds.cardholder_name)?.focus());

  return {
    value: form.values.cardholder_name,
    error: refused ?? (form.touched.cardholder_name === true ? message(form.errors.cardholder_name) : undefined),
    change: (value: string) => {
      setRefused(undefined);
      void form.setFieldValue('cardholder_name', value);
    },
    leave: () => void form.setFieldTouched('cardholder_name'),
    /** Shows what is wrong with it and goes there; whether it is right. */
    check: async (): Promise<boolean> => {
      setRefused(undefined);
      const found = await form.validateForm();
      await form.setTouched({ cardholder_name: true }, false);
      if (found.cardholder_name === undefined) return true;
      goTo();
      return false;
    },
    /** Shows what the service says of it. */
    refuse: (said: string) => {
      setRefused(said);
      goTo();
    },
    /** The card was taken: the name stays for another one, and is not unsaved work any more. */
    accept: () => form.resetForm({ values: form.values }),
  };
}
