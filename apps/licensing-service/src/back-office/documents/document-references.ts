import type { Reference } from '../../resource';
import { documentListing } from './document-listing';
import { documents } from './document.table';
import { documentItems } from './document-item.table';

const href = (id: string) => `/documents/${id}`;
const ofItem = { listing: documentListing, record: documentItems.documentId, href };

/** What documents refer to. */
export const documentReferences: readonly Reference[] = [
  { to: 'customers', listing: documentListing, column: documents.customerId, href },
  { to: 'document-templates', listing: documentListing, column: documents.templateId, href },
  { ...ofItem, to: 'codelists:units', column: documentItems.unit },
  { ...ofItem, to: 'codelists:vat_rates', column: documentItems.vatRate },
];
