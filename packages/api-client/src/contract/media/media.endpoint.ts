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
import { mediaResource } from './media.resource';
import type {
  createMediaSchema,
  deleteMediaSchema,
  duplicateMediaSchema,
  getMediaSchema,
  listMediaSchema,
  updateMediaSchema,
} from './media.schema';

/** `GET /media` responds with 200. */
export const listMediaEndpoint = /* @__PURE__ */ listEndpoint<CallOf<typeof listMediaSchema>>(mediaResource);

/** `GET /media/{id}` responds with 200. */
export const getMediaEndpoint = /* @__PURE__ */ getEndpoint<CallOf<typeof getMediaSchema>>(mediaResource);

/** `POST /media` responds with 201. */
export const createMediaEndpoint = /* @__PURE__ */ createEndpoint<CallOf<typeof createMediaSchema>>(mediaResource);

/** `PUT /media/{id}` responds with 200; may throw StaleError (412). */
export const updateMediaEndpoint = /* @__PURE__ */ updateEndpoint<CallOf<typeof updateMediaSchema>>(mediaResource);

/** `DELETE /media/{id}` responds with 204. */
export const deleteMediaEndpoint = /* @__PURE__ */ deleteEndpoint<CallOf<typeof deleteMediaSchema>>(mediaResource);

/** `POST /media/duplicate/{id}` responds with 201. */
export const duplicateMediaEndpoint =
  /* @__PURE__ */ duplicateEndpoint<CallOf<typeof duplicateMediaSchema>>(mediaResource);

/** `POST /export/media` responds with 200; may throw ConflictError (409). */
export const exportMediaEndpoint = /* @__PURE__ */ exportEndpoint<CallOf<typeof exportSchema>>(mediaResource);
