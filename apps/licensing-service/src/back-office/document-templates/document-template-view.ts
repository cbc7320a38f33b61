import {
  type DocumentTemplate,
  type DocumentTemplateSummary,
  documentTemplatesResource,
} from '@atrium/api-client/contract';
import { hasPermission, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import type { DocumentTemplateRow } from './document-template.repository';

function allowedActions(user: SessionUser, { builtIn }: DocumentTemplateRow['documentTemplate']): string[] {
  const permissions = { update: 'update', ...(builtIn === null ? { delete: 'delete' } : {}), duplicate: 'create' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    hasPermission(user, `${permission}/document-templates`) ? [action] : [],
  );
}

function view(row: DocumentTemplateRow, user: SessionUser): DocumentTemplateSummary & DocumentTemplate {
  const { documentTemplate, file, documents, author, modifier } = row;
  const { name, size, pages, content } = file;
  const unknown = content.tags.filter(({ source }) => source === 'unknown');
  const counts = { tags: content.tags.length, unknownTags: unknown.length, documents };
  const columns = { ...documentTemplate, ...counts, fileName: name, size, pages };
  const record = toRecord(documentTemplatesResource, 'record', columns, {
    author,
    last_modified: modifier,
    allowed_actions: allowedActions(user, documentTemplate),
  });
  const { fields, mailTexts } = documentTemplate;
  return { ...record, content: { ...content, fields }, mail_texts: mailTexts };
}

export const toDocumentTemplateSummary: (row: DocumentTemplateRow, user: SessionUser) => DocumentTemplateSummary = view;

export const toDocumentTemplate: (row: DocumentTemplateRow, user: SessionUser) => DocumentTemplate = view;
