import type { ActivityModule, Field, Fields } from '@atrium/api-client/contract';
import { recordedBillingFields } from '../../billing';
import { recordedAccountFields, recordedRoleFields } from '../../identity';
import { recordedExportFields } from '../../resource';
import { recordedTenantFields } from '../../tenants';
import { recordedCodelistFields } from '../codelists/recorded-codelist-fields';
import { recordedCustomerFields } from '../customers/recorded-customer-fields';
import { recordedMediaFields } from '../media/recorded-media-fields';
import { recordedDocumentTemplateFields } from '../document-templates/recorded-document-template-fields';
import { recordedDocumentFields } from '../documents/recorded-document-fields';

/** Declarations of the values in the audit log, by the module of the entry. */
export const recordedFields: Partial<Readonly<Record<ActivityModule, Fields>>> = {
  documents: recordedDocumentFields,
  'document-templates': recordedDocumentTemplateFields,
  codelists: recordedCodelistFields,
  customers: recordedCustomerFields,
  media: recordedMediaFields,
  'price-list': recordedBillingFields,
  roles: recordedRoleFields,
  subscriptions: recordedBillingFields,
  tenants: { ...recordedBillingFields, ...recordedTenantFields },
  users: { ...recordedTenantFields, ...recordedAccountFields },
};

/** The declaration of a recorded value; undefined if it must not be shown. */
export function recordedField(module: string, name: string): Field | undefined {
  const declared: Fields = recordedFields[module as ActivityModule] ?? {};
  const fields: Fields = { ...recordedExportFields, ...declared };
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field?.recorded === true ? field : undefined;
}

/** The place of a recorded value among the declared fields of its module; the last one for others. */
export function fieldRank(module: string, name: string): number {
  const at = Object.keys(recordedFields[module as ActivityModule] ?? {}).indexOf(name);
  return at === -1 ? Number.MAX_SAFE_INTEGER : at;
}
