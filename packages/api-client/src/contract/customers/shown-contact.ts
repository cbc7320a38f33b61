import type { CustomerContact } from './customer-contact.schema';

/** The contact that lists and selects show: the first e-mail, else the first phone. */
export function shownContact<C extends Pick<CustomerContact, 'type' | 'value'>>(contacts: readonly C[]): C | null {
  return contacts.find(({ type }) => type === 'email') ?? contacts[0] ?? null;
}
