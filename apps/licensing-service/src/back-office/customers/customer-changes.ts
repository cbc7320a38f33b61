import type { CustomerContact } from '@atrium/api-client/contract';
import type { CustomerRecord } from './customer.repository';

/** Fields of a customer that people set. */
export type CustomerFields = Pick<
  CustomerRecord,
  | 'title'
  | 'vatNumber'
  | 'street'
  | 'postalCode'
  | 'post'
  | 'city'
  | 'country'
  | 'language'
  | 'note'
  | 'contacts'
  | 'active'
>;

type Values = Readonly<Record<string, unknown>>;

/** Contacts as the activity shows them. */
const recorded = (value: unknown): unknown =>
  Array.isArray(value) ? (value as CustomerContact[]).map((contact) => contact.value) : value;

const recordedFields = (fields: Values): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, recorded(value)]));

/** The fields of a new customer, for the audit log. */
export const recordedCustomer = (fields: Partial<CustomerFields>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(recordedFields(fields)).filter(([, value]) => value !== null));

/** The changed fields before and after, for the audit log. */
export function recordedChanges(record: CustomerRecord, changes: Partial<CustomerFields>) {
  const before = recordedFields(
    Object.fromEntries(Object.keys(changes).map((name) => [name, Reflect.get(record, name)])),
  );
  const after = recordedFields(changes);
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { changed, before: pick(before), after: pick(after) };
}
