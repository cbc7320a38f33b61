import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { deleteKeptSignatureSchema, keepSignatureSchema, readKeptSignatureSchema } from './kept-signature.schema';
import { signing } from './signing.endpoint';

const path = '/auth/signature';

/** `GET /auth/signature` responds with 200. */
export const readKeptSignatureEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readKeptSignatureSchema>>({
  id: 'auth.read-signature',
  method: 'GET',
  path,
  access: { kind: 'user' },
  csrf: 'none',
});

/** `PUT /auth/signature` responds with 200. */
export const keepSignatureEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof keepSignatureSchema>>({
  id: 'auth.keep-signature',
  method: 'PUT',
  path,
  access: { kind: 'permission', permission: 'sign/documents' },
  ...signing,
});

/** `DELETE /auth/signature` responds with 200. */
export const deleteKeptSignatureEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deleteKeptSignatureSchema>>({
  id: 'auth.delete-signature',
  method: 'DELETE',
  path,
  access: { kind: 'user' },
  csrf: 'session',
});
