import { checkVatNumber } from '@atrium/validators';
import { textOf } from '@atrium/validators/texts';
import type { Customer } from '../../contract';
import { can } from '../../session/can';
import type { FakeCall, Handlers } from '../http/call';
import { ProblemError, requireValid, requireVersion } from '../http/problem';
import type { FakeCustomer } from '../state';
import { customerOf, personOf, readContacts, showCustomer } from './customer';

function readVatNumber(typed: string | null, country: string | null): string | null {
  const verdict = checkVatNumber(typed ?? '', { country: country ?? undefined, level: 'shape' });
  if (!verdict.valid && verdict.reason === 'empty') return null;
  requireValid({ vat_number: !verdict.valid && textOf('vatNumber', verdict, 'en', { country: country ?? undefined }) });
  return verdict.valid ? verdict.normalized : null;
}

function refuseErased({ erased_at: at }: FakeCustomer): void {
  if (at !== null)
    throw new ProblemError(
      409,
      'customer_erased',
      'The personal data of this customer was erased, so the record cannot be changed.',
    );
}

export function addCustomer(
  { state, user }: Pick<FakeCall, 'state' | 'user'>,
  fields: Partial<FakeCustomer> & { readonly title: string },
): FakeCustomer {
  const at = state.now().toISOString();
  const customer: FakeCustomer = {
    vat_number: null,
    vat_check: null,
    street: null,
    postal_code: null,
    post: null,
    city: null,
    country: null,
    language: null,
    note: null,
    contacts: [],
    active: true,
    ...fields,
    id: state.newId(),
    author: personOf(user()),
    last_modified: personOf(user()),
    created_at: at,
    updated_at: at,
    erased_at: null,
    version: 1,
  };
  state.customers.push(customer);
  return customer;
}

function change({ state, user }: FakeCall, customer: FakeCustomer, fields: Partial<FakeCustomer>): void {
  const at = state.now().toISOString();
  Object.assign(customer, fields, { last_modified: personOf(user()), updated_at: at, version: customer.version + 1 });
}

const show = ({ user, language }: FakeCall, customer: FakeCustomer): Customer =>
  showCustomer(customer, user(), language);

/** Customers, and a register that knows every number but has no names. */
export const customerHandlers = {
  getCustomer: (call) => show(call, customerOf(call.state, call.params.id)),

  createCustomer: (call) => {
    const { contacts = [], vat_number: typed = null, ...fields } = call.body;
    const { country = null } = fields;
    const vatNumber = readVatNumber(typed, country);
    const read = readContacts(call.state, contacts, [], country);
    return show(call, addCustomer(call, { ...fields, vat_number: vatNumber, contacts: read }));
  },

  updateCustomer: (call) => {
    const customer = customerOf(call.state, call.params.id);
    const { _version: version, contacts, vat_number: typed, ...fields } = call.body;
    requireVersion(customer, version, (newer) => show(call, newer));
    refuseErased(customer);
    const country = fields.country === undefined ? customer.country : fields.country;
    change(call, customer, {
      ...fields,
      ...(typed === undefined ? {} : { vat_number: readVatNumber(typed, country) }),
      ...(contacts === undefined ? {} : { contacts: readContacts(call.state, contacts, customer.contacts, country) }),
    });
    return show(call, customer);
  },

  duplicateCustomer: (call) => {
    const source = customerOf(call.state, call.params.id);
    refuseErased(source);
    const contacts = source.contacts.map((contact) => ({ ...contact, id: call.state.newId() }));
    return show(call, addCustomer(call, { ...source, contacts }));
  },

  deleteCustomer: ({ state, params }) => {
    const customer = customerOf(state, params.id);
    state.customers = state.customers.filter((one) => one !== customer);
    return null;
  },

  eraseCustomer: (call) => {
    const customer = customerOf(call.state, call.params.id);
    if (customer.erased_at !== null) return show(call, customer);
    requireVersion(customer, call.body._version, (newer) => show(call, newer));
    const blank = {
      vat_number: null,
      vat_check: null,
      street: null,
      postal_code: null,
      post: null,
      city: null,
      note: null,
    };
    const erasedAt = call.state.now().toISOString();
    change(call, customer, { title: '', ...blank, contacts: [], active: false, erased_at: erasedAt });
    return show(call, customer);
  },

  exportCustomer: (call) => {
    const {
      allowed_actions: _actions,
      version: _version,
      ...customer
    } = show(call, customerOf(call.state, call.params.id));
    return new Blob([JSON.stringify({ customer, activity: [] }, null, 2)], { type: 'application/json' });
  },

  findCompany: ({ state, body, user, language }) => {
    const vatNumber = readVatNumber(body.vat_number, body.country ?? null);
    requireValid({ vat_number: vatNumber === null && 'Fill in this field.' });
    const known = can(user(), 'view/customers')
      ? state.customers.find((customer) => customer.vat_number === vatNumber)
      : undefined;
    const isServed = !(vatNumber ?? '').startsWith('GB');
    return {
      status: known === undefined && isServed ? 'confirmed' : 'not_checked',
      reason: known === undefined && !isServed ? 'not_served' : null,
      vat_number: vatNumber ?? '',
      name: null,
      address: null,
      checked_at: state.now().toISOString(),
      customer:
        known === undefined
          ? null
          : { id: known.id, title: showCustomer(known, user(), language).title, created_at: known.created_at },
    };
  },
} satisfies Handlers;
