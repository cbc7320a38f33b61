import {
  type DocumentDetails,
  documentsResource,
  type DocumentSummary,
  type DocumentVersion,
} from '@atrium/api-client/contract';
import { hasPermission, type Language, type SessionUser } from '../../platform';
import { toRecord } from '../../resource';
import { displayedTitle } from '../customers/customer-view';
import type { DocumentRow } from './document.repository';
import type { DocumentVersionRow } from './versions/document-version.repository';

export interface DocumentViewContext {
  readonly user: SessionUser;
  readonly language: Language;
}

/** Signed and sent documents are archived, never deleted. */
export const isFinal = ({ state }: Pick<DocumentRow['document'], 'state'>) => state !== 'saved';

function allowedActions({ document }: DocumentRow, user: SessionUser): string[] {
  const removal = isFinal(document) ? { archive: 'update' } : { delete: 'delete' };
  const permissions = { update: 'update', ...removal, duplicate: 'create', send: 'send', sign: 'sign' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    hasPermission(user, `${permission}/documents`) ? [action] : [],
  );
}

const given = (row: DocumentRow, { user, language }: DocumentViewContext) => ({
  customer: row.customer === null ? null : { ...row.customer, title: displayedTitle(row.customer.title, language) },
  template: { id: row.template.id, title: row.template.title },
  author: row.author,
  last_modified: row.modifier,
  allowed_actions: allowedActions(row, user),
});

const columnsOf = ({ document, template }: DocumentRow) => ({ ...document, category: template.category });

export const toDocumentSummary = (row: DocumentRow, context: DocumentViewContext): DocumentSummary =>
  toRecord(documentsResource, 'list', columnsOf(row), given(row, context));

export const toDocumentVersion = ({ version, author }: DocumentVersionRow): DocumentVersion => ({
  number: version.number,
  kind: version.kind,
  signature: version.signature,
  parent: version.parent,
  restored_from: version.restoredFrom,
  word: version.docx !== null,
  pages: version.pages,
  size: version.size,
  warnings: version.warnings,
  author,
  created_at: version.createdAt.toISOString(),
});

export const toDocument = (
  row: DocumentRow,
  current: DocumentVersionRow,
  context: DocumentViewContext,
): DocumentDetails => ({
  ...toRecord(documentsResource, 'record', columnsOf(row), given(row, context)),
  current: toDocumentVersion(current),
});
