import { customersResource, type Fields } from '@atrium/api-client/contract';

/** The fields of customers and of their imports in the audit log. */
export const recordedCustomerFields: Fields = {
  ...customersResource.fields,
  contacts: { type: 'text', recorded: true },
  status: { type: 'choice', choices: ['confirmed', 'refused', 'not_checked'], recorded: true },
  source: { type: 'id', recorded: true },
  rows: { type: 'integer', recorded: true },
  ready: { type: 'integer', recorded: true },
  filled: { type: 'integer', recorded: true },
  refused: { type: 'integer', recorded: true },
  skipped: { type: 'integer', recorded: true },
};
