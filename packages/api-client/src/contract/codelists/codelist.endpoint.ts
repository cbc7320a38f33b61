import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
  spreadsheetMediaType,
  updateEndpoint,
} from '../resources/resource.endpoint';
import type { exportSchema } from '../resources/export.schema';
import { codelistsResource } from './codelist.resource';
import type {
  createCodelistSchema,
  deleteCodelistSchema,
  duplicateCodelistSchema,
  exportCodelistOptionsSchema,
  getCodelistSchema,
  listCodelistOptionUsesSchema,
  listCodelistsSchema,
  orderCodelistOptionsSchema,
  readCodelistsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
  updateCodelistSchema,
} from './codelist.schema';

/** `GET /codelists` responds with 200. */
export const listCodelistsEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listCodelistsSchema>>(codelistsResource);

/** `GET /codelists/{id}` responds with 200. */
export const getCodelistEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getCodelistSchema>>(codelistsResource);

/** `POST /codelists` responds with 201. */
export const createCodelistEndpoint =
  /* @__PURE__ */ createEndpoint<CallOf<typeof createCodelistSchema>>(codelistsResource);

/** `PUT /codelists/{id}` responds with 200; may throw ConflictError (409) or StaleError (412). */
export const updateCodelistEndpoint =
  /* @__PURE__ */ updateEndpoint<CallOf<typeof updateCodelistSchema>>(codelistsResource);

/** `DELETE /codelists/{id}` responds with 204; may throw ConflictError (409). */
export const deleteCodelistEndpoint =
  /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteCodelistSchema>>(codelistsResource);

/** `POST /codelists/duplicate/{id}` responds with 201. */
export const duplicateCodelistEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateCodelistSchema>>(codelistsResource);

/** `POST /export/codelists` responds with 200; may throw ConflictError (409). */
export const exportCodelistsEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(codelistsResource);

/** `POST /export/codelists/{id}` responds with 200. */
export const exportCodelistOptionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof exportCodelistOptionsSchema>>(
  {
    id: 'codelists.export-options',
    method: 'POST',
    path: '/export/codelists/{id}',
    access: { kind: 'permission', permission: 'view/codelists' },
    csrf: 'session',
    rateLimit: 'export',
    file: { name: 'codelist.xlsx', mediaType: spreadsheetMediaType },
  },
);

/** `GET /codelists/get/{slugs}` responds with 200. */
export const readCodelistsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof readCodelistsSchema>>({
  id: 'codelists.read',
  method: 'GET',
  path: '/codelists/get/{slugs}',
  access: { kind: 'user' },
  csrf: 'none',
});

/** `PUT /codelists/updateData` responds with 200; may throw StaleError (412). */
export const updateCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof updateCodelistOptionSchema>>({
  id: 'codelists.update-option',
  method: 'PUT',
  path: '/codelists/updateData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
});

/** `POST /codelists/storeData` responds with 201. */
export const storeCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof storeCodelistOptionSchema>>({
  id: 'codelists.store-option',
  method: 'POST',
  path: '/codelists/storeData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
});

/** `POST /codelists/removeData` responds with 204; may throw ConflictError (409). */
export const removeCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removeCodelistOptionSchema>>({
  id: 'codelists.remove-option',
  method: 'POST',
  path: '/codelists/removeData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
});

/** `GET /codelists/{id}/uses/{option_id}` responds with 200. */
export const listCodelistOptionUsesEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof listCodelistOptionUsesSchema>
>({
  id: 'codelists.list-uses',
  method: 'GET',
  path: '/codelists/{id}/uses/{option_id}',
  access: { kind: 'permission', permission: 'view/codelists' },
  csrf: 'none',
});

/** `PUT /codelists/orderData` responds with 200. */
export const orderCodelistOptionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof orderCodelistOptionsSchema>>({
  id: 'codelists.order-options',
  method: 'PUT',
  path: '/codelists/orderData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
});
