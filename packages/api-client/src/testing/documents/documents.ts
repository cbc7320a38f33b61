import { documentsResource, type DocumentVersion, type ExportInput } from '../../contract';
import type { FakeCall, Handlers } from '../http/call';
import { invalid, notFound, ProblemError, requireVersion } from '../http/problem';
import { listAnswer, type ReadRows, selectRows } from '../resources/listing';
import { spreadsheet } from '../resources/spreadsheet';
import type { FakeDocument, FakeDraft } from '../state';
import { addDraft, documentChanged } from './document-draft';
import { documentOf, documentRows, draftOf, personOf, showDocument, templateOf } from './document';
import { refuseWhileEdited } from './edit-lock';
import { sampleDocx } from './sample-docx';
import { samplePdf } from './sample-pdf';

const bytesOfPage = 24_000;

export function nextVersion(
  { state, user }: FakeCall,
  facts: Partial<DocumentVersion> & { pages: number },
): DocumentVersion {
  return {
    number: 1,
    kind: 'generated',
    signature: null,
    parent: null,
    restored_from: null,
    word: true,
    size: facts.pages * bytesOfPage,
    warnings: [],
    author: personOf(user()),
    created_at: state.now().toISOString(),
    ...facts,
  };
}

export function changeDocument({ state, user }: FakeCall, document: FakeDocument, fields: Partial<FakeDocument>): void {
  const at = state.now().toISOString();
  const version = document.version + 1;
  Object.assign(document, fields, { last_modified: personOf(user()), updated_at: at, version });
}

/** Adds the next version of a document. */
export function addVersion(
  call: FakeCall,
  document: FakeDocument,
  facts: Partial<DocumentVersion> & { pages: number },
): void {
  const latest = document.versions[0]?.number ?? 0;
  const version = nextVersion(call, { ...facts, number: latest + 1 });
  changeDocument(call, document, { versions: [version, ...document.versions] });
}

const factsOf = ({ kind, signature, word, pages, warnings }: FakeDraft) => ({ kind, signature, word, pages, warnings });

function saveNew(call: FakeCall, draft: FakeDraft): FakeDocument {
  const { state, user } = call;
  const at = state.now().toISOString();
  const made: FakeDocument = {
    id: state.newId(),
    title: draft.title,
    number: draft.number,
    customer: draft.customer,
    template: draft.template,
    category: templateOf(state, draft.template.id).category,
    state: draft.kind === 'signed' ? 'signed' : 'saved',
    archived: false,
    current_version: 1,
    author: personOf(user()),
    last_modified: personOf(user()),
    created_at: at,
    updated_at: at,
    version: 1,
    content: draft.content,
    versions: [nextVersion(call, factsOf(draft))],
  };
  state.documents.push(made);
  return made;
}

/** Saves a draft as the next version of its document. */
function saveNext(call: FakeCall, draft: FakeDraft, base: { document_id: string; number: number }): FakeDocument {
  const document = documentOf(call.state, base.document_id);
  refuseWhileEdited(call, document.id);
  const [current] = document.versions;
  if (current?.number !== base.number) throw documentChanged();
  const { content, customer } = draft;
  const version = nextVersion(call, { number: current.number + 1, parent: current.number, ...factsOf(draft) });
  changeDocument(call, document, { content, customer, title: draft.title, versions: [version, ...document.versions] });
  return document;
}

export function versionOf({ state, params }: FakeCall & { params: { id: string; number: number } }): DocumentVersion {
  const version = documentOf(state, params.id).versions.find(({ number }) => number === params.number);
  if (version === undefined) throw notFound('document_version_not_found');
  return version;
}

/** Adds the version that was made from the PDF of another one. */
export function addPdfVersion(
  call: FakeCall,
  document: FakeDocument,
  { number: parent, pages, warnings }: DocumentVersion,
  facts: Pick<DocumentVersion, 'kind' | 'signature'>,
): void {
  const number = (document.versions[0]?.number ?? 0) + 1;
  const version = nextVersion(call, { number, parent, pages, warnings, word: false, ...facts });
  const isFirstSignature = facts.kind === 'signed' && document.state === 'saved';
  const state = isFirstSignature ? 'signed' : document.state;
  changeDocument(call, document, { versions: [version, ...document.versions], state });
}

const listed =
  (asksForArchived: boolean): ReadRows =>
  (call) =>
    documentRows(call).filter(({ shown }) => asksForArchived || !Reflect.get(shown, 'archived'));

const namesArchived = (filter: object | undefined) => Object.hasOwn(filter ?? {}, 'archived');

export const documentHandlers = {
  listDocuments: (call) => {
    const rows = listed(namesArchived(call.query.filter))(call);
    return listAnswer(documentsResource, rows, call.query, call.user()) as never;
  },

  exportDocuments: (call) => {
    const input: ExportInput = call.body;
    return spreadsheet(
      documentsResource,
      selectRows(documentsResource, listed(namesArchived(input.filter))(call), input),
    );
  },

  getDocument: ({ state, params, user }) => showDocument(documentOf(state, params.id), user()),

  createDocument: (call) => {
    const { state, body, user } = call;
    const draft = draftOf(state, body.draft_id, user());
    requireVersion(draft, body._version, () => draft);
    const saved = draft.base === null ? saveNew(call, draft) : saveNext(call, draft, draft.base);
    state.documentDrafts = state.documentDrafts.filter((one) => one !== draft);
    return showDocument(saved, user());
  },

  updateDocument: (call) => {
    const document = documentOf(call.state, call.params.id);
    const { _version: version, ...fields } = call.body;
    requireVersion(document, version, (newer) => showDocument(newer, call.user()));
    changeDocument(call, document, fields);
    return showDocument(document, call.user());
  },

  deleteDocument: ({ state, params }) => {
    const document = documentOf(state, params.id);
    if (document.state !== 'saved')
      throw new ProblemError(409, 'document_final', 'Signed and sent documents can only be archived.');
    state.documents = state.documents.filter((one) => one !== document);
    return null;
  },

  duplicateDocument: (call) => {
    const { content } = documentOf(call.state, call.params.id);
    return addDraft(call, { ...content, title: null }, null);
  },

  readDocumentContent: ({ state, params }) => {
    const { content, title } = documentOf(state, params.id);
    return { ...content, title };
  },

  listDocumentVersions: ({ state, params }) => ({ data: [...documentOf(state, params.id).versions] }),

  uploadDocumentVersion: (call) => {
    const { file, body, state, params, user } = call;
    const document = documentOf(state, params.id);
    if (file === undefined || !/\.(docx|pdf)$/i.test(file.name))
      throw invalid({ file: ['Choose a Word file (.docx) or a PDF.'] });
    requireVersion(document, body._version, (newer) => showDocument(newer, user()));
    const isWord = /\.docx$/i.test(file.name);
    if (!isWord && body.accept_unsigned !== true)
      throw new ProblemError(409, 'not_signed', 'This PDF is not a signed copy of the current version.', {
        reason: 'no_signature',
      });
    refuseWhileEdited(call, document.id);
    addVersion(call, document, { kind: 'uploaded', word: isWord, pages: 1, parent: document.current_version });
    return showDocument(document, user());
  },

  restoreDocumentVersion: (call) => {
    const document = documentOf(call.state, call.params.id);
    refuseWhileEdited(call, document.id);
    requireVersion(document, call.body._version, (newer) => showDocument(newer, call.user()));
    const { kind, signature, word, pages, warnings, number: restored } = versionOf(call);
    addVersion(call, document, {
      kind,
      signature,
      word,
      pages,
      warnings,
      parent: document.current_version,
      restored_from: restored,
    });
    return showDocument(document, call.user());
  },

  documentPdf: (call) => {
    const { number, pages } = versionOf(call);
    return samplePdf(pages, [documentOf(call.state, call.params.id).title, `Version ${number}`]);
  },

  documentWord: (call) => {
    if (!versionOf(call).word) throw notFound('document_version_not_found');
    return sampleDocx([documentOf(call.state, call.params.id).title, `Version ${call.params.number}`]);
  },
} satisfies Handlers;
