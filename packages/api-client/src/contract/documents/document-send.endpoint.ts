import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { documentLetterSchema, listDocumentSendsSchema, sendDocumentSchema } from './document-send.schema';

const send = { kind: 'permission', permission: ['view/documents', 'send/documents'] } as const;

/** `GET /documents/{id}/sends` responds with 200. */
export const listDocumentSendsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listDocumentSendsSchema>>({
  id: 'documents.list-sends',
  method: 'GET',
  path: '/documents/{id}/sends',
  access: { kind: 'permission', permission: 'view/documents' },
  csrf: 'none',
});

/** `GET /documents/{id}/letter` responds with 200. */
export const documentLetterEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof documentLetterSchema>>({
  id: 'documents.read-letter',
  method: 'GET',
  path: '/documents/{id}/letter',
  access: send,
  csrf: 'none',
});

/** `POST /documents/{id}/sends` responds with 201. */
export const sendDocumentEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof sendDocumentSchema>>({
  id: 'documents.send',
  method: 'POST',
  path: '/documents/{id}/sends',
  access: send,
  csrf: 'session',
  idempotency: 'required',
  rateLimit: 'documentMail',
});
