import { defineEndpoint } from '../endpoint';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
  updateEndpoint,
} from '../resources/resource.endpoint';
import type { exportSchema } from '../resources/export.schema';
import { codelistsResource } from './codelist.resource';
import type {
  createCodelistSchema,
  deleteCodelistSchema,
  duplicateCodelistSchema,
  getCodelistSchema,
  listCodelistsSchema,
  readCodelistsSchema,
  removeCodelistOptionSchema,
  storeCodelistOptionSchema,
  updateCodelistOptionSchema,
  updateCodelistSchema,
} from './codelist.schema';

/** `GET /codelists`, answered by 200. */
export const listCodelistsEndpoint = /* @__PURE__ */ listEndpoint<typeof listCodelistsSchema>(codelistsResource, {
  summary: 'The codelists with the number of their options.',
});

/** `GET /codelists/{id}`, answered by 200. */
export const getCodelistEndpoint = /* @__PURE__ */ getEndpoint<typeof getCodelistSchema>(codelistsResource, {
  summary: 'A codelist with its options.',
});

/** `POST /codelists`, answered by 201. */
export const createCodelistEndpoint = /* @__PURE__ */ createEndpoint<typeof createCodelistSchema>(codelistsResource, {
  summary: 'Makes a codelist without options.',
});

/** `PUT /codelists/{id}`, answered by 200; may throw StaleError (412). */
export const updateCodelistEndpoint = /* @__PURE__ */ updateEndpoint<typeof updateCodelistSchema>(codelistsResource, {
  summary: 'Renames a codelist; its slug stays.',
});

/** `DELETE /codelists/{id}`, answered by 204; may throw ConflictError (409). */
export const deleteCodelistEndpoint = /* @__PURE__ */ deleteEndpoint<typeof deleteCodelistSchema>(codelistsResource, {
  summary: 'Deletes a codelist with its options; 409 `codelist_built_in` for those the product comes with.',
});

/** `POST /codelists/duplicate/{id}`, answered by 201. */
export const duplicateCodelistEndpoint = /* @__PURE__ */ duplicateEndpoint<typeof duplicateCodelistSchema>(
  codelistsResource,
  { summary: 'Makes a codelist with the options of another one.' },
);

/** `POST /export/codelists`, answered by 200; may throw ConflictError (409). */
export const exportCodelistsEndpoint = /* @__PURE__ */ exportEndpoint<typeof exportSchema>(codelistsResource, {
  summary: 'The codelists as a spreadsheet.',
});

/** `GET /codelists/get/{slugs}`, answered by 200. */
export const readCodelistsEndpoint = /* @__PURE__ */ defineEndpoint<typeof readCodelistsSchema>({
  id: 'codelists.read',
  method: 'GET',
  path: '/codelists/get/{slugs}',
  access: { kind: 'user' },
  csrf: 'none',
  summary: 'The options of the codelists that are named, separated by commas; 404 where one is not there.',
});

/** `PUT /codelists/updateData`, answered by 200; may throw StaleError (412). */
export const updateCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<typeof updateCodelistOptionSchema>({
  id: 'codelists.update-option',
  method: 'PUT',
  path: '/codelists/updateData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
  summary: 'Changes an option of a codelist; with `_version`, 412 with the newer one where it changed.',
});

/** `POST /codelists/storeData`, answered by 201. */
export const storeCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<typeof storeCodelistOptionSchema>({
  id: 'codelists.store-option',
  method: 'POST',
  path: '/codelists/storeData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
  summary: 'Adds an option to a codelist.',
});

/** `POST /codelists/removeData`, answered by 204. */
export const removeCodelistOptionEndpoint = /* @__PURE__ */ defineEndpoint<typeof removeCodelistOptionSchema>({
  id: 'codelists.remove-option',
  method: 'POST',
  path: '/codelists/removeData',
  access: { kind: 'permission', permission: 'update/codelists' },
  csrf: 'session',
  summary: 'Removes an option from a codelist.',
});
