import type { CurrentUser, DocumentDetails, DocumentSummary, DocumentTemplate } from '../../contract';
import { documentTemplatesResource } from '../../contract';
import { can } from '../../session/can';
import { invalid, notFound } from '../http/problem';
import type { FakeRow, ReadRows } from '../resources/listing';
import type { FakeDocument, FakeDraft, FakeState } from '../state';

export const personOf = ({ id, full_name }: CurrentUser) => ({ id, full_name });

export function documentOf({ documents }: FakeState, id: string): FakeDocument {
  const found = documents.find((one) => one.id === id);
  if (found === undefined) throw notFound('document_not_found');
  return found;
}

/** Drafts are visible to their authors alone. */
export function draftOf({ documentDrafts, now }: FakeState, id: string, user: CurrentUser): FakeDraft {
  const draft = documentDrafts.find((one) => one.id === id && one.authorId === user.id);
  if (draft === undefined || draft.expires_at <= now().toISOString()) throw notFound('document_draft_not_found');
  return draft;
}

export function templateOf({ records }: FakeState, id: string): DocumentTemplate {
  const found = records.get(documentTemplatesResource.route)?.find((one) => one.id === id);
  if (found === undefined) throw invalid({ template_id: ['Choose one of the offered values.'] });
  return found as unknown as DocumentTemplate;
}

const isFinal = ({ state }: FakeDocument) => state !== 'saved';

function actionsOf(document: FakeDocument, user: CurrentUser): string[] {
  const removal = isFinal(document) ? { archive: 'update' } : { delete: 'delete' };
  const permissions = { update: 'update', ...removal, duplicate: 'create', send: 'send', sign: 'sign' };
  return Object.entries(permissions).flatMap(([action, permission]) =>
    can(user, `${permission}/documents`) ? [action] : [],
  );
}

export function showDocument(document: FakeDocument, user: CurrentUser): DocumentDetails {
  const { content: _content, versions, ...fields } = document;
  const [current] = versions;
  if (current === undefined) throw new Error('A document has a version.');
  return { ...fields, current_version: current.number, current, allowed_actions: actionsOf(document, user) };
}

export function documentSummary(document: DocumentDetails): DocumentSummary {
  const { current: _current, version: _version, ...summary } = document;
  return summary;
}

/** Documents are found by their title, their number and their customer. */
export const documentRows: ReadRows = ({ state, user }) =>
  state.documents.map((document): FakeRow<DocumentSummary> => {
    const shown = documentSummary(showDocument(document, user()));
    const title = `${shown.title} ${shown.customer?.title ?? ''}`;
    return { shown, values: { title }, option: { title: shown.title, subtitle: shown.number } };
  });
