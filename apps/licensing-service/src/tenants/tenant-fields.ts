import { defineFields } from '@atrium/api-client/contract';

const choice = { type: 'choice', recorded: true } as const;
const text = { type: 'text', recorded: true } as const;
const id = { type: 'id', recorded: true } as const;
const person = { type: 'person', recorded: true } as const;

/** The fields of company CRMs whose values the audit log records. Settings of other companies' services are not. */
export const recordedTenantFields = defineFields({
  title: text,
  company: text,
  state: { type: 'choice', choices: ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'], recorded: true },
  url_name: text,
  email: text,
  role: { type: 'choice', choices: ['viewer', 'manager', 'owner'], recorded: true },
  user_id: person,
  owner: person,
  manager: person,
  plan: choice,
  memberships: { type: 'integer', recorded: true },
  vat_number: text,
  status: choice,
  reason: text,
  connection: choice,
  'application.title': text,
  'application.company': text,
  'application.url_name': text,
  'application.language': { type: 'choice', choices: ['en', 'sl'], recorded: true },
  'application.email': text,
  'application.address.vat_number': text,
  'application.address.street': text,
  'application.address.postal_code': text,
  'application.address.city': text,
  'application.address.country': { type: 'choice', names: 'country', recorded: true },
  'subscription.plan': choice,
  'subscription.cycle': choice,
  premise_id: text,
  type: choice,
  valid_from: text,
  address: text,
  house_number: text,
  postal_code: text,
  post: text,
  city: text,
  device_id: text,
  file_name: text,
  holder: text,
  tax_number: text,
  valid_until: text,
  invitation: id,
  operation: id,
  source: id,
});
