import { pdfMediaType } from '../document-templates/document-media-types';
import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type {
  downloadDraftDrawingSchema,
  downloadDrawingSchema,
  drawOnDraftSchema,
  saveDrawingSchema,
} from './drawing.schema';

const drawing = {
  csrf: 'session',
  rateLimit: 'file',
  mediaType: 'application/json',
  maximumBody: 8 * 1024 ** 2,
} as const;
const file = { name: 'document.pdf', mediaType: pdfMediaType } as const;
const create = { kind: 'permission', permission: 'create/documents' } as const;

/** `POST /documents/{id}/versions/{number}/drawing` responds with a PDF. */
export const downloadDrawingEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof downloadDrawingSchema>>({
  id: 'documents.download-drawing',
  method: 'POST',
  path: '/documents/{id}/versions/{number}/drawing',
  access: { kind: 'permission', permission: 'view/documents' },
  repeatable: true,
  file,
  ...drawing,
});

/** `POST /documents/{id}/versions/{number}/drawn` responds with 201; may throw StaleError (412). */
export const saveDrawingEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof saveDrawingSchema>>({
  id: 'documents.save-drawing',
  method: 'POST',
  path: '/documents/{id}/versions/{number}/drawn',
  access: { kind: 'permission', permission: 'update/documents' },
  idempotency: 'required',
  ...drawing,
});

/** `POST /document-drafts/{id}/drawing` responds with a PDF. */
export const downloadDraftDrawingEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof downloadDraftDrawingSchema>>({
  id: 'document-drafts.download-drawing',
  method: 'POST',
  path: '/document-drafts/{id}/drawing',
  access: create,
  repeatable: true,
  file,
  ...drawing,
});

/** `PUT /document-drafts/{id}/drawing` responds with 200; may throw StaleError (412). */
export const drawOnDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof drawOnDraftSchema>>({
  id: 'document-drafts.draw',
  method: 'PUT',
  path: '/document-drafts/{id}/drawing',
  access: create,
  ...drawing,
});
