import type { Reference } from '../../resource';
import { documentListing } from './document-listing';
import { documents } from './document.table';
import { documentItems } from './document-item.table';
import { documentDrafts } from './drafts/document-draft.table';

const href = (id: string) => `/documents/${id}`;
const ofItem = { listing: documentListing, record: documentItems.documentId, href };
/** Drafts are counted, and never listed: only their author sees them. */
const ofDraft = { listing: documentListing, record: documentDrafts.id, href };

/** What documents and drafts refer to. */
export const documentReferences: readonly Reference[] = [
  { to: 'customers', listing: documentListing, column: documents.customerId, href },
  { to: 'document-templates', listing: documentListing, column: documents.templateId, href },
  { ...ofDraft, to: 'customers', column: documentDrafts.customerId },
  { ...ofDraft, to: 'document-templates', column: documentDrafts.templateId },
  { ...ofItem, to: 'codelists:units', column: documentItems.unit },
  { ...ofItem, to: 'codelists:vat_rates', column: documentItems.vatRate },
];
