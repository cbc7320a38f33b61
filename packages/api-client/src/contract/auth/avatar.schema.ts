import { Type, type Static } from 'typebox';
import { fileSchema } from '../fields.schema';
import { named } from '../named.schema';
import { currentUserSchema } from './current-user.schema';

/** Part of a picture in its own pixels, after the rotation that EXIF asks for. */
export const avatarInputSchema = named('AvatarInput', {
  x: Type.Integer({ minimum: 0, maximum: 100_000 }),
  y: Type.Integer({ minimum: 0, maximum: 100_000 }),
  side: Type.Integer({ minimum: 1, maximum: 100_000 }),
  /** Quarter turns to the right. Default: 0. */
  turns: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
});

/** Part of a picture in its own pixels, after the rotation that EXIF asks for. */
export type AvatarInput = Static<typeof avatarInputSchema>;

/** Request and response of `setAvatarEndpoint`. */
export const setAvatarSchema = {
  summary:
    'Sets the caller’s picture to a square part of an upload (`file`: PNG, JPEG or WebP, at most 5 MiB and 40 megapixels), encoded again without metadata.',
  body: avatarInputSchema,
  answers: { 200: currentUserSchema },
  errors: [413, 415, 507],
} as const;

/** Request and response of `removeAvatarEndpoint`. */
export const removeAvatarSchema = {
  summary: 'Removes the caller’s picture. It can be restored for an hour.',
  answers: { 200: currentUserSchema },
} as const;

/** Request and response of `restoreAvatarEndpoint`. */
export const restoreAvatarSchema = {
  summary: 'Restores the picture that the caller removed last; 404 `avatar_gone` without one.',
  answers: { 200: currentUserSchema },
  errors: [404],
} as const;

/** Request and response of `avatarEndpoint`. */
export const avatarSchema = {
  summary: 'Returns the picture of a user by the id in `avatar`: a WebP of 512 × 512 pixels.',
  params: Type.Object({ id: Type.String({ pattern: '^[0-9a-f]{32}(-[0-9a-f]{64})?$', maxLength: 97 }) }),
  answers: { 200: fileSchema },
} as const;
