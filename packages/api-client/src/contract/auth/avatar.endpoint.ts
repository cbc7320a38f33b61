import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import { maximumAvatarBytes } from './avatar-limits';
import type { avatarSchema, removeAvatarSchema, restoreAvatarSchema, setAvatarSchema } from './avatar.schema';

/** `POST /auth/avatar` responds with 200. */
export const setAvatarEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof setAvatarSchema>>({
  id: 'auth.set-avatar',
  method: 'POST',
  path: '/auth/avatar',
  access: { kind: 'user' },
  csrf: 'session',
  rateLimit: 'file',
  upload: { field: 'file', maximum: maximumAvatarBytes },
});

/** `DELETE /auth/avatar` responds with 200. */
export const removeAvatarEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof removeAvatarSchema>>({
  id: 'auth.remove-avatar',
  method: 'DELETE',
  path: '/auth/avatar',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `POST /auth/avatar/restore` responds with 200; may throw NotFoundError (404). */
export const restoreAvatarEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof restoreAvatarSchema>>({
  id: 'auth.restore-avatar',
  method: 'POST',
  path: '/auth/avatar/restore',
  access: { kind: 'user' },
  csrf: 'session',
});

/** `GET /auth/avatars/{id}` responds with the picture. */
export const avatarEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof avatarSchema>>({
  id: 'auth.avatar',
  method: 'GET',
  path: '/auth/avatars/{id}',
  access: { kind: 'user' },
  csrf: 'none',
  background: true,
  file: { name: 'picture.webp', mediaType: 'image/webp', tagged: true },
});
