import {
  shownContact,
  type CurrentUser,
  type Customer,
  type CustomerContact,
  type CustomerContactInput,
  type CustomerSummary,
} from '../../contract';
import { checkEmail } from '@atrium/validators';
import { checkPhone } from '@atrium/validators/phone';
import { can } from '../../session/can';
import { notFound, requireValid } from '../http/problem';
import type { FakeRow, ReadRows } from '../resources/listing';
import type { FakeCustomer, FakeState } from '../state';

type Language = CurrentUser['language'];

export const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });

export function customerOf({ customers }: FakeState, id: string): FakeCustomer {
  const customer = customers.find((one) => one.id === id);
  if (customer === undefined) throw notFound('customer_not_found');
  return customer;
}

/** Normalises contacts as the service does, and names invalid ones. */
export function readContacts(
  state: FakeState,
  input: readonly CustomerContactInput[],
  stored: readonly CustomerContact[],
  country: string | null,
): CustomerContact[] {
  const read = input.map(({ id, type, value }) => {
    const before = stored.find((contact) => contact.id === id);
    const check = type === 'email' ? checkEmail(value) : checkPhone(value, { country: country ?? 'SI', abroad: true });
    const isKept = before?.type === type && before.value === value;
    return {
      id: before?.id ?? state.newId(),
      type,
      value: check.valid && !isKept ? check.normalized : value,
      check,
      isKept,
    };
  });
  const problemOf = (type: CustomerContact['type']) =>
    type === 'email'
      ? 'Enter an e-mail address such as name@example.com.'
      : 'Enter a phone number that exists in the chosen country.';
  requireValid(
    Object.fromEntries(
      read.map(({ type, check, isKept }, at) => [`contacts.${at}.value`, !isKept && !check.valid && problemOf(type)]),
    ),
  );
  return read.map(({ id, type, value }) => ({ id, type, value }));
}

const actionsOf = (customer: FakeCustomer, user: CurrentUser): string[] => {
  const permissions = { update: 'update', delete: 'delete', duplicate: 'create', erase: 'delete' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    (customer.erased_at === null || action === 'delete') && can(user, `${permission}/customers`) ? [action] : [],
  );
};

export const showCustomer = (customer: FakeCustomer, user: CurrentUser, language: Language): Customer => ({
  ...customer,
  title: customer.title || (language === 'sl' ? 'Izbrisana stranka' : 'Erased customer'),
  allowed_actions: actionsOf(customer, user),
});

/** A customer as lists show it. */
export function customerSummary(customer: Customer, documents: CustomerSummary['documents']): CustomerSummary {
  const { vat_check: _v, street: _s, postal_code: _c, language: _l, note: _n, last_modified: _m, ...row } = customer;
  const contact = shownContact(customer.contacts);
  return {
    ...row,
    contact: contact === null ? null : { type: contact.type, value: contact.value },
    contacts: customer.contacts.length,
    documents,
  };
}

export const customerRows: ReadRows = ({ state, user, language }) =>
  state.customers.map((customer): FakeRow<CustomerSummary> => {
    const shown = showCustomer(customer, user(), language);
    const values = { ...shown, contact: shown.contacts.map(({ value }) => value).join('\n') };
    const made = state.documents.filter((one) => one.customer?.id === customer.id && !one.archived).length;
    const summary = customerSummary(shown, can(user(), 'view/documents') ? made : null);
    return { shown: summary, values, option: { title: shown.title, subtitle: summary.contact?.value ?? null } };
  });
