import type { DocumentDraft, DocumentDraftSummary } from '@atrium/api-client/contract';
import { displayedTitle } from '../../customers/customer-view';
import type { DocumentViewContext } from '../document-view';
import type { DraftRow, DraftSummaryRow } from './document-draft.repository';

type Context = Pick<DocumentViewContext, 'language'>;

export const toDraft = (row: DraftRow, context: Context): DocumentDraft => ({
  ...toDraftSummary(row, context),
  content: row.draft.content,
});

export const toDraftSummary = (
  { draft, customer, template }: DraftSummaryRow,
  { language }: Context,
): DocumentDraftSummary => ({
  id: draft.id,
  title: draft.title,
  number: draft.number,
  customer: customer === null ? null : { ...customer, title: displayedTitle(customer.title, language) },
  template,
  base:
    draft.baseId === null || draft.baseNumber === null ? null : { document_id: draft.baseId, number: draft.baseNumber },
  kind: draft.kind,
  signature: draft.signature,
  word: draft.docx !== null,
  pages: draft.pages,
  warnings: draft.warnings,
  totals: draft.totals,
  created_at: draft.createdAt.toISOString(),
  updated_at: draft.updatedAt.toISOString(),
  expires_at: draft.expiresAt.toISOString(),
  version: draft.version,
});
