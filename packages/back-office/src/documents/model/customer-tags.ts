import { shownContact, type Customer } from '@atrium/api-client/contract';

const postOf = ({ postal_code: code, post, city }: Customer) => [code, post ?? city].filter(Boolean).join(' ');

const firstOf = ({ contacts }: Customer, type: 'email' | 'phone') =>
  contacts.find((contact) => contact.type === type)?.value;

const values = {
  'customer.title': ({ title }) => title,
  'customer.vat': ({ vat_number: number }) => number,
  'customer.street': ({ street }) => street,
  'customer.address': (customer) => [customer.street, postOf(customer)].filter(Boolean).join(', '),
  'customer.postal_code': ({ postal_code: code }) => code,
  'customer.post': postOf,
  'customer.city': ({ city, post }) => city ?? post,
  'customer.country': (_customer, country) => country,
  'customer.contact': ({ contacts }) => shownContact(contacts)?.value,
  'customer.email': (customer) => firstOf(customer, 'email'),
  'customer.phone': (customer) => firstOf(customer, 'phone'),
} satisfies Readonly<Record<string, (customer: Customer, country: string) => string | null | undefined>>;

export type CustomerTag = keyof typeof values;

export const isCustomerTag = (tag: string): tag is CustomerTag => Object.hasOwn(values, tag);

/** What a tag of the customer prints, unless the document replaces it. */
export const customerValue = (tag: CustomerTag, customer: Customer, country: string): string =>
  values[tag](customer, country) ?? '';
