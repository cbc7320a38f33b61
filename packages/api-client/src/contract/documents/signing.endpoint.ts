import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { signDocumentSchema, signDraftSchema } from './signing.schema';

export const signing = {
  csrf: 'session',
  rateLimit: 'upload',
  mediaType: 'application/json',
  maximumBody: 1024 ** 2,
} as const;
export const sign = { kind: 'permission', permission: ['view/documents', 'sign/documents'] } as const;

/**
 * `POST /documents/{id}/versions/{number}/signed` responds with 201; may throw ConflictError (409) and StaleError (412).
 * Repeating it does nothing: `_version` has changed. A stored answer would need a hash of the password.
 */
export const signDocumentEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof signDocumentSchema>>({
  id: 'documents.sign',
  method: 'POST',
  path: '/documents/{id}/versions/{number}/signed',
  access: sign,
  ...signing,
});

/** `PUT /document-drafts/{id}/signature` responds with 200; may throw ConflictError (409) and StaleError (412). */
export const signDraftEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof signDraftSchema>>({
  id: 'document-drafts.sign',
  method: 'PUT',
  path: '/document-drafts/{id}/signature',
  access: { kind: 'permission', permission: ['create/documents', 'sign/documents'] },
  ...signing,
});
