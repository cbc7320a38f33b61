import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  createDocumentDraftSchema,
  discardDocumentDraftSchema,
  draftPdfSchema,
  draftWordSchema,
  getDocumentDraftSchema,
  listDocumentDraftsSchema,
  livePreviewSchema,
  readDocumentContentSchema,
  updateDocumentDraftSchema,
} from './document-draft.schema';
import { pdfMediaType, wordMediaType } from '../document-templates/document-media-types';

const create = { kind: 'permission', permission: 'create/documents' } as const;
const json = { mediaType: 'application/json', maximumBody: 2 * 1024 ** 2 } as const;

/** `GET /document-drafts` responds with 200. */
export const listDocumentDraftsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listDocumentDraftsSchema>>({
  id: 'document-drafts.list',
  method: 'GET',
  path: '/document-drafts',
  access: create,
  csrf: 'none',
});

/** `GET /document-drafts/{id}` responds with 200. */
export const getDocumentDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof getDocumentDraftSchema>>({
  id: 'document-drafts.get',
  method: 'GET',
  path: '/document-drafts/{id}',
  access: create,
  csrf: 'none',
});

/** `POST /document-drafts` responds with 201; may throw ConflictError (409). */
export const createDocumentDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof createDocumentDraftSchema>>({
  id: 'document-drafts.create',
  method: 'POST',
  path: '/document-drafts',
  access: create,
  csrf: 'session',
  idempotency: 'required',
  rateLimit: 'file',
  ...json,
});

/** `PUT /document-drafts/{id}` responds with 200; may throw StaleError (412). */
export const updateDocumentDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateDocumentDraftSchema>>({
  id: 'document-drafts.update',
  method: 'PUT',
  path: '/document-drafts/{id}',
  access: create,
  csrf: 'session',
  rateLimit: 'file',
  ...json,
});

/** `DELETE /document-drafts/{id}` responds with 204. */
export const discardDocumentDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof discardDocumentDraftSchema>>({
  id: 'document-drafts.discard',
  method: 'DELETE',
  path: '/document-drafts/{id}',
  access: create,
  csrf: 'session',
});

/** `GET /document-drafts/{id}/pdf` responds with the PDF. */
export const draftPdfEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof draftPdfSchema>>({
  id: 'document-drafts.pdf',
  method: 'GET',
  path: '/document-drafts/{id}/pdf',
  access: create,
  csrf: 'none',
  file: { name: 'document.pdf', mediaType: pdfMediaType },
});

/** `GET /document-drafts/{id}/word` responds with the Word file. */
export const draftWordEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof draftWordSchema>>({
  id: 'document-drafts.word',
  method: 'GET',
  path: '/document-drafts/{id}/word',
  access: create,
  csrf: 'none',
  file: { name: 'document.docx', mediaType: wordMediaType },
});

/** `POST /document-drafts/live-preview` responds with a PDF. */
export const livePreviewEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof livePreviewSchema>>({
  id: 'document-drafts.live-preview',
  method: 'POST',
  path: '/document-drafts/live-preview',
  access: create,
  csrf: 'session',
  rateLimit: 'livePreview',
  repeatable: true,
  file: { name: 'preview.pdf', mediaType: pdfMediaType },
  ...json,
});

/** `GET /documents/{id}/content` responds with 200. */
export const readDocumentContentEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readDocumentContentSchema>>({
  id: 'documents.read-content',
  method: 'GET',
  path: '/documents/{id}/content',
  access: { kind: 'permission', permission: 'view/documents' },
  csrf: 'none',
});
