import { pdfMediaType } from '../document-templates/document-media-types';
import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { maximumMediaBytes } from '../media/media-limits';
import type {
  askToFinishSchema,
  editSessionPdfSchema,
  extendEditSessionSchema,
  finishEditSessionSchema,
  listEditSessionsSchema,
  openEditSessionSchema,
  saveEditSessionSchema,
} from './edit-session.schema';

const view = { kind: 'permission', permission: 'view/documents' } as const;
const update = { kind: 'permission', permission: 'update/documents' } as const;

/** `GET /documents/{id}/edit-sessions` responds with 200. */
export const listEditSessionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listEditSessionsSchema>>({
  id: 'documents.list-edit-sessions',
  method: 'GET',
  path: '/documents/{id}/edit-sessions',
  access: view,
  csrf: 'none',
});

/** `POST /documents/{id}/edit-sessions` responds with 201; may throw ConflictError (409). */
export const openEditSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof openEditSessionSchema>>({
  id: 'documents.open-edit-session',
  method: 'POST',
  path: '/documents/{id}/edit-sessions',
  access: update,
  csrf: 'session',
});

/** `POST /documents/{id}/edit-sessions/{session_id}/extend` responds with 200; may throw ConflictError (409). */
export const extendEditSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof extendEditSessionSchema>>({
  id: 'documents.extend-edit-session',
  method: 'POST',
  path: '/documents/{id}/edit-sessions/{session_id}/extend',
  access: update,
  csrf: 'session',
  repeatable: true,
});

/** `POST /documents/{id}/edit-sessions/{session_id}/file` responds with 200; may throw ConflictError (409). */
export const saveEditSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveEditSessionSchema>>({
  id: 'documents.save-edit-session',
  method: 'POST',
  path: '/documents/{id}/edit-sessions/{session_id}/file',
  access: update,
  csrf: 'session',
  rateLimit: 'file',
  upload: { field: 'file', maximum: maximumMediaBytes },
});

/** `DELETE /documents/{id}/edit-sessions/{session_id}` responds with 204. */
export const finishEditSessionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof finishEditSessionSchema>>({
  id: 'documents.finish-edit-session',
  method: 'DELETE',
  path: '/documents/{id}/edit-sessions/{session_id}',
  access: update,
  csrf: 'session',
});

/** `POST /documents/{id}/edit-sessions/{session_id}/ask` responds with 204. */
export const askToFinishEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof askToFinishSchema>>({
  id: 'documents.ask-to-finish',
  method: 'POST',
  path: '/documents/{id}/edit-sessions/{session_id}/ask',
  access: update,
  csrf: 'session',
  idempotency: 'required',
});

/** `GET /documents/{id}/edit-sessions/{session_id}/pdf` responds with the PDF. */
export const editSessionPdfEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof editSessionPdfSchema>>({
  id: 'documents.edit-session-pdf',
  method: 'GET',
  path: '/documents/{id}/edit-sessions/{session_id}/pdf',
  access: update,
  csrf: 'none',
  file: { name: 'document.pdf', mediaType: pdfMediaType },
});
