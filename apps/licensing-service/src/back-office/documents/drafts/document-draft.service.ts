import type { BodyOf, DocumentContent, DocumentDraft, DocumentDraftSummary } from '@atrium/api-client/contract';
import type { CallOf, createDocumentDraftSchema, updateDocumentDraftSchema } from '@atrium/api-client/contract/schemas';
import { asService, deleteFilesJob, inScope, NotFound, type Remember, Stale } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { makeDocument } from '../making/make-document';
import { reserveNumber } from '../making/reserve-number';
import { storeMade } from '../making/store-made';
import {
  deleteDraft,
  type DraftRow,
  findDraft,
  findDrafts,
  insertDraft,
  lockDraft,
  updateDraft,
} from './document-draft.repository';
import { toDraft, toDraftSummary } from './document-draft-view';
import { findBase, keepCustomer } from './find-base';

export type DraftDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'settings' | 'docxToPdf' | 'jobs'
>;

const day = 24 * 3_600_000;

/** When a draft that changes now is discarded. */
export const expiry = (at: Date) => new Date(at.getTime() + day);

export const contextOf = ({ user, caller }: DocumentCall) => ({ user, language: caller.language });

export function readDrafts(
  { database, clock }: DraftDependencies,
  call: DocumentCall,
): Promise<DocumentDraftSummary[]> {
  const { user } = call;
  return inScope(database, { userId: user.id }, async (tx) => {
    const found = await findDrafts(tx, { authorId: user.id, at: clock() });
    return found.map((row) => toDraftSummary(row, contextOf(call)));
  });
}

/** The draft of its author; 404 for everyone else. */
export async function findOwnDraft(
  { database, clock }: Pick<DraftDependencies, 'database' | 'clock'>,
  { user }: DocumentCall,
  id: string,
): Promise<DraftRow> {
  const row = await inScope(database, { userId: user.id }, (tx) =>
    findDraft(tx, id, { authorId: user.id, at: clock() }),
  );
  if (row === null) throw new NotFound('document_not_found');
  return row;
}

export const readDraft = async (dependencies: DraftDependencies, call: DocumentCall, id: string) =>
  toDraft(await findOwnDraft(dependencies, call, id), contextOf(call));

/** Makes a document and keeps it as a draft. A new document gets a number, the next version of one keeps its number. */
export async function createDraft(
  dependencies: DraftDependencies,
  call: DocumentCall,
  { base = null, ...content }: BodyOf<CallOf<typeof createDocumentDraftSchema>>,
  remember: Remember,
): Promise<string> {
  const { database, clock } = dependencies;
  const { user } = call;
  const based = base === null ? null : await findBase(dependencies, user, base, content.customer_id);
  const takeNumber = based === null ? () => reserve(dependencies) : async () => based.number;
  const made = await makeDocument(dependencies, call, content, { takeNumber, isLive: false });
  return storeMade(dependencies, call, made, (stored) =>
    asService(database, 'no-tenant', async (tx) => {
      const at = clock();
      const id = await insertDraft(tx, {
        ...stored,
        ...madeColumns(content, made),
        authorId: user.id,
        number: made.number,
        kind: 'generated',
        baseId: base?.document_id ?? null,
        baseNumber: base?.number ?? null,
        createdAt: at,
        updatedAt: at,
        expiresAt: expiry(at),
      });
      await remember(tx, id);
      return id;
    }),
  );
}

const madeColumns = (content: DocumentContent, made: Awaited<ReturnType<typeof makeDocument>>) => ({
  title: made.title,
  templateId: content.template_id,
  templateVersion: made.templateVersion,
  customerId: content.customer_id,
  content,
  totals: made.totals,
});

const reserve = ({ database, clock }: DraftDependencies) =>
  asService(database, 'no-tenant', (tx) => reserveNumber(tx, clock()));

/** Makes a draft again. It then has another 24 hours. */
export async function changeDraft(
  dependencies: DraftDependencies,
  call: DocumentCall,
  id: string,
  { _version: version, ...content }: BodyOf<CallOf<typeof updateDocumentDraftSchema>>,
): Promise<DocumentDraft> {
  const { database, clock, jobs } = dependencies;
  const { draft } = await findOwnDraft(dependencies, call, id);
  if (draft.baseId !== null) keepCustomer(draft, content.customer_id);
  const takeNumber = async () => draft.number;
  const made = await makeDocument(dependencies, call, content, { takeNumber, isLive: false });
  return storeMade(dependencies, call, made, (stored) =>
    asService(database, 'no-tenant', async (tx) => {
      const at = clock();
      const owner = { authorId: call.user.id, at };
      const before = await lockDraft(tx, id, owner);
      const read = async () => {
        const row = await findDraft(tx, id, owner);
        if (row === null) throw new NotFound('document_not_found');
        return toDraft(row, contextOf(call));
      };
      const changes = {
        ...stored,
        ...madeColumns(content, made),
        kind: 'generated' as const,
        signature: null,
        updatedAt: at,
      };
      const saved = await updateDraft(tx, id, version, { ...changes, expiresAt: expiry(at) });
      if (!saved || before === null) throw new Stale(await read());
      await jobs.enqueue(tx, deleteFilesJob, { ids: filesOf(before) });
      return read();
    }),
  );
}

const filesOf = ({ docx, pdf }: { readonly docx: string | null; readonly pdf: string }) =>
  docx === null ? [pdf] : [docx, pdf];

/** Discards a draft with its files. */
export function discardDraft(
  { database, clock, jobs }: DraftDependencies,
  { user }: DocumentCall,
  id: string,
): Promise<void> {
  return asService(database, 'no-tenant', async (tx) => {
    const draft = await lockDraft(tx, id, { authorId: user.id, at: clock() });
    if (draft === null) throw new NotFound('document_not_found');
    await deleteDraft(tx, id);
    await jobs.enqueue(tx, deleteFilesJob, { ids: filesOf(draft) });
  });
}
