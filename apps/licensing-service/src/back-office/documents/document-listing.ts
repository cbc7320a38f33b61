import { type DocumentSummary, documentsResource } from '@atrium/api-client/contract';
import { inArray, sql } from 'drizzle-orm';
import { users } from '../../identity';
import type { Language } from '../../platform';
import { declaredColumns, type Listing } from '../../resource';
import { codelistOptions, codelists } from '../codelists/codelist.table';
import { customers } from '../customers/customer.table';
import { documentTemplates } from '../document-templates/document-template.table';
import { selectDocuments } from './document.repository';
import { documents } from './document.table';
import { toDocumentSummary } from './document-view';
import { matchWords } from './match-words';

const ofTemplate = (column: 'title' | 'category') =>
  sql`(select ${documentTemplates[column]} from ${documentTemplates} where ${documentTemplates.id} = ${documents.templateId})`;

/** The title of the template's category; its key if the option no longer exists. */
const categoryIn = (language: Language) => sql`coalesce((
  select ${language === 'sl' ? codelistOptions.titleSl : codelistOptions.titleEn} from ${codelistOptions}
  join ${codelists} on ${codelists.id} = ${codelistOptions.codelistId}
  where ${codelists.slug} = 'document-template-categories' and ${codelistOptions.key} = ${ofTemplate('category')}
), ${ofTemplate('category')})`;

const declared = declaredColumns(documents, documentsResource);

export const documentListing: Listing<DocumentSummary> = {
  resource: documentsResource,
  table: documents,
  id: documents.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declared,
    customer: {
      filter: sql`${documents.customerId}`,
      exported: sql`(select ${customers.title} from ${customers} where ${customers.id} = ${documents.customerId})`,
    },
    template: { filter: sql`${documents.templateId}`, exported: ofTemplate('title') },
    category: { exported: ({ language }) => categoryIn(language) },
    author: {
      filter: sql`${documents.authorId}`,
      exported: sql`(select ${users.fullName} from ${users} where ${users.id} = ${documents.authorId})`,
    },
    archived: { filter: sql`${documents.archived}`, exported: sql`${documents.archived}::text` },
  },
  searchText: sql`atrium_fold(${documents.title} || chr(10) || ${documents.number})`,
  searchWhole: (term) => matchWords(documents.searchWords, term),
  hidden: { unlessFilteredBy: 'archived', rows: sql`${documents.archived}` },
  rows: async (tx, ids, context) => {
    const found = await selectDocuments(tx).where(inArray(documents.id, [...ids]));
    return found.map((row) => toDocumentSummary(row, context));
  },
  option: ({ title, number, customer }) => ({ title, subtitle: customer?.title ?? number }),
  exportFrom: sql`${documents}`,
};
