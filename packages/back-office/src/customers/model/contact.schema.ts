import { array, object, string, type StringSchema } from 'yup';
import { isContact, type ContactType } from './contact-lines';

const messages = { email: 'contacts.emailInvalid', phone: 'contacts.phoneInvalid' } as const;

const valueSchema = (countryOf: (parent: unknown) => string | null): StringSchema =>
  string().test('contact', (value, { parent, from, createError }) => {
    const { type } = parent as { readonly type: ContactType };
    const typed = (value ?? '').trim();
    if (typed === '' || isContact({ type, value: typed }, countryOf(from?.[1]?.value))) return true;
    return createError({ message: messages[type] });
  });

/** The row of a contact, of a customer in this country. */
export const contactSchema = (country: string | null) =>
  object({ type: string().required(), value: valueSchema(() => country).required('validation.required') });

/** The contacts of a form with a field `country`; empty lines are left out when it is sent. */
export const contactsSchema = array().of(
  object({
    type: string().required(),
    value: valueSchema((form) => (form as { readonly country?: string } | undefined)?.country || null),
  }),
);
