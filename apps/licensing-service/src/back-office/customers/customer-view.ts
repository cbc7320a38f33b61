import { type Customer, type CustomerSummary, customersResource, shownContact } from '@atrium/api-client/contract';
import { hasPermission, type Language, type SessionUser, texts } from '../../platform';
import { toRecord } from '../../resource';
import type { CustomerRecord, CustomerRow } from './customer.repository';

export interface CustomerViewContext {
  readonly user: SessionUser;
  readonly language: Language;
}

function allowedActions({ erasedAt }: CustomerRecord, user: SessionUser): string[] {
  const permissions = { update: 'update', delete: 'delete', duplicate: 'create', erase: 'delete' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    (erasedAt === null || action === 'delete') && hasPermission(user, `${permission}/customers`) ? [action] : [],
  );
}

/** The title as people see it; an erased customer has none of their own. */
export const displayedTitle = (title: string, language: Language): string =>
  title === '' ? texts[language].messages.erased_customer : title;

const shown = (row: CustomerRow, { user, language }: CustomerViewContext) => ({
  record: { ...row.customer, title: displayedTitle(row.customer.title, language) },
  people: { author: row.author, allowed_actions: allowedActions(row.customer, user) },
});

export function toCustomerSummary(row: CustomerRow, context: CustomerViewContext): Omit<CustomerSummary, 'documents'> {
  const { record, people } = shown(row, context);
  const contact = shownContact(record.contacts);
  return {
    ...toRecord(customersResource, 'list', record, people),
    contact: contact === null ? null : { type: contact.type, value: contact.value },
    contacts: record.contacts.length,
  };
}

export function toCustomer(row: CustomerRow, context: CustomerViewContext): Customer {
  const { record, people } = shown(row, context);
  return {
    ...toRecord(customersResource, 'record', record, { ...people, last_modified: row.modifier }),
    vat_check: record.vatCheck,
    contacts: record.contacts,
  };
}
