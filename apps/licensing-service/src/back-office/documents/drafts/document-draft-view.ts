import type { DocumentDraft } from '@atrium/api-client/contract';
import { displayedTitle } from '../../customers/customer-view';
import type { DocumentViewContext } from '../document-view';
import type { DraftRow } from './document-draft.repository';

export const toDraft = (
  { draft, customer, template }: DraftRow,
  { language }: Pick<DocumentViewContext, 'language'>,
): DocumentDraft => ({
  id: draft.id,
  title: draft.title,
  number: draft.number,
  customer: customer === null ? null : { ...customer, title: displayedTitle(customer.title, language) },
  template,
  content: draft.content,
  base:
    draft.baseId === null || draft.baseNumber === null ? null : { document_id: draft.baseId, number: draft.baseNumber },
  kind: draft.kind,
  word: draft.docx !== null,
  pages: draft.pages,
  warnings: draft.warnings,
  totals: draft.totals,
  created_at: draft.createdAt.toISOString(),
  updated_at: draft.updatedAt.toISOString(),
  expires_at: draft.expiresAt.toISOString(),
  version: draft.version,
});
