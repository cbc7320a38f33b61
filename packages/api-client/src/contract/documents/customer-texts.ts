import type { CustomerContact } from '../customers/customer-contact.schema';
import { shownContact } from '../customers/shown-contact';
import type { Customer } from '../customers/customer.schema';

/** What documents print of a customer. */
export interface PrintedCustomer extends Pick<
  Customer,
  'title' | 'vat_number' | 'street' | 'postal_code' | 'post' | 'city'
> {
  readonly contacts: readonly Pick<CustomerContact, 'type' | 'value'>[];
}

const joined = (separator: string, ...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(separator);

/** The texts of the tags of a customer. `country` is its name in the language of the template; empty for none. */
export function customerTexts(customer: PrintedCustomer, country: string) {
  const { title, vat_number: vat, street, postal_code: code, post, city, contacts } = customer;
  const postLine = joined(' ', code, post ?? city);
  const first = (type: 'email' | 'phone') => contacts.find((contact) => contact.type === type)?.value ?? '';
  return {
    'customer.title': title,
    'customer.vat': vat ?? '',
    'customer.street': street ?? '',
    'customer.address': joined(', ', street, postLine),
    'customer.postal_code': code ?? '',
    'customer.city': city ?? post ?? '',
    'customer.post': postLine,
    'customer.country': country,
    'customer.contact': shownContact(contacts)?.value ?? '',
    'customer.email': first('email'),
    'customer.phone': first('phone'),
  } as const satisfies Readonly<Record<string, string>>;
}
