import { useForm } from '@atrium/forms';
import { paymentMessages } from '../messages';
import { cardFieldIds } from './card-part';
import { cardholderSchema } from './card.schema';

const goTo = () => setTimeout(() => document.getElementById(cardFieldIds.cardholder_name)?.focus());

/** The cardholder's name: our own field for every gateway. */
export function useCardholder() {
  const form = useForm({
    initialValues: { cardholder_name: '' },
    schema: cardholderSchema,
    messages: [paymentMessages],
  });
  const { formik, values } = form;

  return {
    value: values.cardholder_name,
    error: form.errorOf('cardholder_name'),
    change: (value: string) => void formik.setFieldValue('cardholder_name', value),
    leave: () => void formik.setFieldTouched('cardholder_name'),
    /** Shows and focuses an error; returns whether the name is valid. */
    check: async (): Promise<boolean> => {
      const wrong = await form.check();
      if (wrong.length > 0) goTo();
      return wrong.length === 0;
    },
    /** Shows the service's error. */
    refuse: (error: string) => {
      form.reject({ cardholder_name: error });
      goTo();
    },
    /** The card was added: the name stays for another card, but is no longer unsaved work. */
    accept: () => form.reset(values),
  };
}
