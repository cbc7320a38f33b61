import { type DocumentTemplateSummary, documentTemplatesResource } from '@atrium/api-client/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { declaredColumns, type Listing } from '../../resource';
import { documentCount, selectDocumentTemplates } from './document-template.repository';
import { documentTemplates, templateFiles, templateVersions } from './document-template.table';
import { toDocumentTemplateSummary } from './document-template-view';

const isCurrent = and(
  eq(templateVersions.templateId, documentTemplates.id),
  eq(templateVersions.number, documentTemplates.currentVersion),
);
const tagCount = sql`(select jsonb_array_length(${templateFiles.content} -> 'tags') from ${templateVersions} join ${templateFiles} on ${eq(templateFiles.id, templateVersions.fileId)} where ${isCurrent})`;

export const documentTemplateListing: Listing<DocumentTemplateSummary> = {
  resource: documentTemplatesResource,
  table: documentTemplates,
  id: documentTemplates.id,
  scopeOf: ({ id }) => ({ userId: id }),
  columns: {
    ...declaredColumns(documentTemplates, documentTemplatesResource),
    active: {
      sort: sql`${documentTemplates.active}`,
      filter: sql`${documentTemplates.active}`,
      exported: sql`${documentTemplates.active}::text`,
    },
    current_version: { exported: sql`${documentTemplates.currentVersion}::float8` },
    tags: { exported: sql`${tagCount}::float8` },
    documents: { exported: sql`${documentCount}::float8` },
  },
  searchText: sql`${documentTemplates.searchText}`,
  rows: async (tx, ids, { user }) => {
    const found = await selectDocumentTemplates(tx).where(inArray(documentTemplates.id, [...ids]));
    return found.map((row) => toDocumentTemplateSummary(row, user));
  },
  option: ({ title }) => ({ title, subtitle: null }),
  exportFrom: sql`${documentTemplates}`,
};
