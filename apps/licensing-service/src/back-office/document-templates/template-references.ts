import type { Reference } from '../../resource';
import { documentTemplateListing as listing } from './document-template-listing';
import { documentTemplates } from './document-template.table';

const href = (id: string) => `/documents/templates/${id}`;

/** What templates refer to. */
export const templateReferences: readonly Reference[] = [
  { to: 'codelists:document-template-categories', listing, column: documentTemplates.category, href },
  { to: 'codelists:document-template-views', listing, column: documentTemplates.view, href },
];
