import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { maximumMediaBytes } from '../media/media-limits';
import { pdfMediaType, wordMediaType } from '../document-templates/document-media-types';
import type {
  documentPdfSchema,
  documentWordSchema,
  listDocumentVersionsSchema,
  restoreDocumentVersionSchema,
  uploadDocumentVersionSchema,
} from './document.schema';

const view = { kind: 'permission', permission: 'view/documents' } as const;

/** `GET /documents/{id}/versions` responds with 200. */
export const listDocumentVersionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listDocumentVersionsSchema>>({
  id: 'documents.list-versions',
  method: 'GET',
  path: '/documents/{id}/versions',
  access: view,
  csrf: 'none',
});

/** `POST /documents/{id}/versions` responds with 201; may throw ConflictError (409) and StaleError (412). */
export const uploadDocumentVersionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof uploadDocumentVersionSchema>>(
  {
    id: 'documents.upload-version',
    method: 'POST',
    path: '/documents/{id}/versions',
    access: { kind: 'permission', permission: 'update/documents' },
    csrf: 'session',
    rateLimit: 'file',
    upload: { field: 'file', maximum: maximumMediaBytes },
  },
);

/** `POST /documents/{id}/versions/{number}/restore` responds with 201; may throw ConflictError (409) and StaleError (412). */
export const restoreDocumentVersionEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof restoreDocumentVersionSchema>
>({
  id: 'documents.restore-version',
  method: 'POST',
  path: '/documents/{id}/versions/{number}/restore',
  access: { kind: 'permission', permission: 'update/documents' },
  csrf: 'session',
  idempotency: 'required',
});

/** `GET /documents/{id}/versions/{number}/pdf` responds with the PDF. */
export const documentPdfEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof documentPdfSchema>>({
  id: 'documents.pdf',
  method: 'GET',
  path: '/documents/{id}/versions/{number}/pdf',
  access: view,
  csrf: 'none',
  file: { name: 'document.pdf', mediaType: pdfMediaType },
});

/** `GET /documents/{id}/versions/{number}/word` responds with the Word file. */
export const documentWordEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof documentWordSchema>>({
  id: 'documents.word',
  method: 'GET',
  path: '/documents/{id}/versions/{number}/word',
  access: view,
  csrf: 'none',
  file: { name: 'document.docx', mediaType: wordMediaType },
});
