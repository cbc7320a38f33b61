import { useFieldMessage } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { cardholderSchema } from './cardholder.schema';

/** The cardholder's name: our own field for every gateway. */
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
    /** Shows and focuses an error; returns whether the name is valid. */
    check: async (): Promise<boolean> => {
      setRefused(undefined);
      const found = await form.validateForm();
      await form.setTouched({ cardholder_name: true }, false);
      if (found.cardholder_name === undefined) return true;
      goTo();
      return false;
    },
    /** Shows the service's error. */
    refuse: (error: string) => {
      setRefused(error);
      goTo();
    },
    /** The card was added: the name stays for another card, but is no longer unsaved work. */
    accept: () => form.resetForm({ values: form.values }),
  };
}
