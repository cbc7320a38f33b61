import { defineFields } from '@atrium/api-client/contract';

const choice = <const C extends readonly string[]>(...choices: C) =>
  ({ type: 'choice', choices, recorded: true }) as const;
const text = { type: 'text', recorded: true } as const;
const id = { type: 'id', recorded: true } as const;
const time = { type: 'instant', recorded: true } as const;
const person = { type: 'person', recorded: true } as const;

/** The fields of company CRMs whose values the audit log records. Settings of other companies' services are not. */
export const recordedTenantFields = defineFields({
  title: text,
  company: text,
  /** Of a company CRM, or of a connection test. */
  state: choice('draft', 'creating', 'failed', 'active', 'inactive', 'closed', 'valid', 'invalid'),
  url_name: text,
  email: text,
  role: choice('viewer', 'manager', 'owner'),
  user_id: person,
  owner: person,
  manager: person,
  plan: choice('trial', 'paid'),
  memberships: { type: 'integer', recorded: true },
  vat_number: text,
  status: choice('confirmed', 'refused', 'not_checked'),
  /** Why a number was not checked, or why a connection test failed. */
  reason: { type: 'choice', recorded: true },
  connection: { type: 'choice', names: 'courier', recorded: true },
  'application.title': text,
  'application.company': text,
  'application.url_name': text,
  'application.language': choice('en', 'sl'),
  'application.email': text,
  'application.address.vat_number': text,
  'application.address.street': text,
  'application.address.postal_code': text,
  'application.address.city': text,
  'application.address.country': { type: 'choice', names: 'country', recorded: true },
  'subscription.plan': choice('trial', 'paid'),
  'subscription.cycle': choice('monthly', 'yearly'),
  premise_id: text,
  type: choice('immovable', 'movable-a', 'movable-b', 'movable-c'),
  valid_from: time,
  address: text,
  house_number: text,
  postal_code: text,
  post: text,
  city: text,
  device_id: text,
  file_name: text,
  holder: text,
  tax_number: text,
  valid_until: time,
  invitation: id,
  operation: id,
  source: id,
});
