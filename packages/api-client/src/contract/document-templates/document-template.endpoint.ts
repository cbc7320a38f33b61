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
import { documentTemplatesResource } from './document-template.resource';
import type {
  createDocumentTemplateSchema,
  deleteDocumentTemplateSchema,
  duplicateDocumentTemplateSchema,
  getDocumentTemplateSchema,
  listDocumentTemplatesSchema,
  updateDocumentTemplateSchema,
} from './document-template.schema';

/** `GET /document-templates` responds with 200. */
export const listDocumentTemplatesEndpoint =
  /* @__PURE__ */ listEndpoint<CallOf<typeof listDocumentTemplatesSchema>>(documentTemplatesResource);

/** `GET /document-templates/{id}` responds with 200. */
export const getDocumentTemplateEndpoint =
  /* @__PURE__ */ getEndpoint<CallOf<typeof getDocumentTemplateSchema>>(documentTemplatesResource);

/** `POST /document-templates` responds with 201. */
export const createDocumentTemplateEndpoint =
  /* @__PURE__ */ createEndpoint<CallOf<typeof createDocumentTemplateSchema>>(documentTemplatesResource);

/** `PUT /document-templates/{id}` responds with 200; may throw StaleError (412). */
export const updateDocumentTemplateEndpoint =
  /* @__PURE__ */ updateEndpoint<CallOf<typeof updateDocumentTemplateSchema>>(documentTemplatesResource);

/** `DELETE /document-templates/{id}` responds with 204. */
export const deleteDocumentTemplateEndpoint =
  /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteDocumentTemplateSchema>>(documentTemplatesResource);

/** `POST /document-templates/duplicate/{id}` responds with 201. */
export const duplicateDocumentTemplateEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateDocumentTemplateSchema>>(documentTemplatesResource);

/** `POST /export/document-templates` responds with 200; may throw ConflictError (409). */
export const exportDocumentTemplatesEndpoint =
  /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(documentTemplatesResource);
