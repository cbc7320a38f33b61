import type { BodyOf } from '@atrium/api-client/contract';
import type { CallOf, createDocumentSchema } from '@atrium/api-client/contract/schemas';
import { asService, NotFound, type Remember, Stale, type Transaction, writeAudit } from '../../platform';
import type { BackOfficeDependencies } from '../dependencies';
import { documentAudit, type DocumentCall } from './document-audit';
import { insertDocument } from './document.repository';
import { deleteDraft, type DraftRecord, findDraft, lockDraft } from './drafts/document-draft.repository';
import { contextOf, findOwnDraft } from './drafts/document-draft.service';
import { toDraft } from './drafts/document-draft-view';
import { replaceItems } from './items.repository';
import { readPageText } from './read-page-text';
import { requireUpdate } from './require-update';
import { addVersion } from './versions/add-version';
import { insertVersion } from './versions/document-version.repository';

export type SavingDependencies = Pick<BackOfficeDependencies, 'database' | 'clock' | 'files' | 'settings'>;

interface Saving {
  readonly call: DocumentCall;
  readonly draft: DraftRecord;
  readonly pageText: string;
  readonly at: Date;
}

/**
 * Saves a draft: as a new document, or as the next version of the document that it is based on. The previewed files are
 * the saved ones.
 */
export async function saveDraft(
  dependencies: SavingDependencies,
  call: DocumentCall,
  { draft_id: draftId, _version: version }: BodyOf<CallOf<typeof createDocumentSchema>>,
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  const { draft: found } = await findOwnDraft(dependencies, call, draftId);
  if (found.baseId !== null) requireUpdate(call.user);
  const pageText = await readPageText(dependencies, found.pdf);
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const owner = { authorId: call.user.id, at };
    const draft = await lockDraft(tx, draftId, owner);
    if (draft === null) throw new NotFound('document_not_found');
    if (draft.version !== version || draft.pdf !== found.pdf) {
      const current = await findDraft(tx, draftId, owner);
      throw new Stale(current === null ? null : toDraft(current, contextOf(call)));
    }
    const id = await saveIn(tx, { call, draft, pageText, at });
    await replaceItems(tx, id, draft.content.items);
    await deleteDraft(tx, draftId);
    await remember(tx, id);
    return id;
  });
}

async function saveIn(tx: Transaction, saving: Saving): Promise<string> {
  const { call, draft, at } = saving;
  const { baseId, baseNumber } = draft;
  if (baseId === null || baseNumber === null) return saveNew(tx, saving);
  const facts = { ...filesOf(draft), parent: baseNumber };
  await addVersion(tx, {
    call,
    documentId: baseId,
    at,
    seen: { current: baseNumber },
    facts,
    changes: columnsOf(saving),
  });
  return baseId;
}

async function saveNew(tx: Transaction, saving: Saving): Promise<string> {
  const { call, draft, at } = saving;
  const { title, number, kind, signature } = draft;
  const people = { authorId: call.user.id, createdAt: at };
  const state = kind === 'signed' ? 'signed' : 'saved';
  const modified = { lastModifiedBy: call.user.id, updatedAt: at };
  const facts = { number, state, currentVersion: 1, ...people, ...modified } as const;
  const id = await insertDocument(tx, { ...columnsOf(saving), ...facts });
  await insertVersion(tx, { ...filesOf(draft), ...people, documentId: id, number: 1, parent: null });
  const after = { title, number, kind, ...(signature === null ? {} : { signature }) };
  await writeAudit(tx, { ...documentAudit(call, id, at), action: 'document.create', after });
  return id;
}

const columnsOf = ({ draft, pageText }: Saving) => ({
  title: draft.title,
  customerId: draft.customerId,
  templateId: draft.templateId,
  templateVersion: draft.templateVersion,
  fields: draft.content.fields,
  pageText,
});

const filesOf = ({ kind, signature, docx, pdf, size, pages, renderer, warnings }: DraftRecord) => ({
  kind,
  signature,
  docx,
  pdf,
  size,
  pages,
  renderer,
  warnings,
});
