import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { maximumMediaBytes } from './media-limits';
import type {
  deleteSeveralMediaSchema,
  downloadMediaSchema,
  listMediaCollectionsSchema,
  mediaPreviewSchema,
  mediaThumbnailSchema,
  replaceMediaFileSchema,
  uploadMediaFileSchema,
} from './media.schema';

const upload = { field: 'file', maximum: maximumMediaBytes } as const;
const picture = { name: 'picture.webp', mediaType: 'image/webp' } as const;

/** `POST /media/files` responds with 201. */
export const uploadMediaFileEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof uploadMediaFileSchema>>({
  id: 'media.upload-file',
  method: 'POST',
  path: '/media/files',
  access: { kind: 'permission', permission: 'create/media' },
  csrf: 'session',
  rateLimit: 'file',
  upload,
});

/** `POST /media/{id}/file` responds with 200; may throw StaleError (412). */
export const replaceMediaFileEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof replaceMediaFileSchema>>({
  id: 'media.replace-file',
  method: 'POST',
  path: '/media/{id}/file',
  access: { kind: 'permission', permission: 'update/media' },
  csrf: 'session',
  rateLimit: 'file',
  upload,
});

/** `GET /media/{id}/file` responds with the file. */
export const downloadMediaEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof downloadMediaSchema>>({
  id: 'media.download',
  method: 'GET',
  path: '/media/{id}/file',
  access: { kind: 'permission', permission: 'view/media' },
  csrf: 'none',
  file: { name: 'media', mediaType: 'application/octet-stream' },
});

/** `GET /media/{id}/thumbnail` responds with a picture at most 320 pixels wide and high. */
export const mediaThumbnailEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof mediaThumbnailSchema>>({
  id: 'media.thumbnail',
  method: 'GET',
  path: '/media/{id}/thumbnail',
  access: { kind: 'permission', permission: 'view/media' },
  csrf: 'none',
  file: picture,
});

/** `GET /media/{id}/preview` responds with a picture at most 1,280 pixels wide and high. */
export const mediaPreviewEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof mediaPreviewSchema>>({
  id: 'media.preview',
  method: 'GET',
  path: '/media/{id}/preview',
  access: { kind: 'permission', permission: 'view/media' },
  csrf: 'none',
  file: picture,
});

/** `GET /media/collections` responds with 200. */
export const listMediaCollectionsEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof listMediaCollectionsSchema>>({
  id: 'media.collections',
  method: 'GET',
  path: '/media/collections',
  access: { kind: 'permission', permission: 'view/media' },
  csrf: 'none',
});

/** `POST /media/delete` responds with 204. */
export const deleteSeveralMediaEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof deleteSeveralMediaSchema>>({
  id: 'media.delete-several',
  method: 'POST',
  path: '/media/delete',
  access: { kind: 'permission', permission: 'delete/media' },
  csrf: 'session',
});
