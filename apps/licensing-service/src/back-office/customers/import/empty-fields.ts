import type { CustomerFields } from '../customer-changes';

const texts = ['street', 'postalCode', 'post', 'city', 'country', 'language', 'note'] as const;

type Filled = Pick<CustomerFields, (typeof texts)[number] | 'contacts'>;

/** What a row adds to a customer: fields that are empty, and contacts if there are none. */
export function emptyFieldsFrom(customer: Filled, row: Filled): Partial<CustomerFields> {
  const added = texts.flatMap((name) =>
    customer[name] === null && row[name] !== null ? [[name, row[name]] as const] : [],
  );
  const contacts = customer.contacts.length === 0 && row.contacts.length > 0 ? { contacts: row.contacts } : {};
  return { ...Object.fromEntries(added), ...contacts };
}
