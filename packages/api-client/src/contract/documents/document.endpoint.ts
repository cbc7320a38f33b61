import type { CallOf } from '../endpoint.schema';
import type { exportSchema } from '../resources/export.schema';
import {
  createEndpoint,
  deleteEndpoint,
  duplicateEndpoint,
  exportEndpoint,
  getEndpoint,
  listEndpoint,
  updateEndpoint,
} from '../resources/resource.endpoint';
import { documentsResource } from './document.resource';
import type {
  createDocumentSchema,
  deleteDocumentSchema,
  duplicateDocumentSchema,
  getDocumentSchema,
  listDocumentsSchema,
  updateDocumentSchema,
} from './document.schema';

/** `GET /documents` responds with 200. */
export const listDocumentsEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listDocumentsSchema>>(documentsResource);

/** `GET /documents/{id}` responds with 200. */
export const getDocumentEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getDocumentSchema>>(documentsResource);

/** `POST /documents` responds with 201; may throw ConflictError (409) and StaleError (412). */
export const createDocumentEndpoint =
  /* @__PURE__ */ createEndpoint<CallOf<typeof createDocumentSchema>>(documentsResource);

/** `PUT /documents/{id}` responds with 200; may throw StaleError (412). */
export const updateDocumentEndpoint =
  /* @__PURE__ */ updateEndpoint<CallOf<typeof updateDocumentSchema>>(documentsResource);

/** `DELETE /documents/{id}` responds with 204. */
export const deleteDocumentEndpoint =
  /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteDocumentSchema>>(documentsResource);

/** `POST /documents/duplicate/{id}` responds with 201. */
export const duplicateDocumentEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateDocumentSchema>>(documentsResource);

/** `POST /export/documents` responds with 200; may throw ConflictError (409). */
export const exportDocumentsEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(documentsResource);
