import { Type, type Static } from 'typebox';
import { idSchema, instantSchema, languageSchema } from '../fields.schema';
import { named } from '../named.schema';

/** The signed-in user, as in section 3 of the specification. */
export const currentUserSchema = named('CurrentUser', {
  id: idSchema,
  full_name: Type.String(),
  email: Type.String(),
  /** A new e-mail that is not confirmed yet; null or missing without one. */
  pending_email: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  position_title: Type.Union([Type.String(), Type.Null()]),
  /** The id of the picture, for `GET /auth/avatars/{id}`. Another picture has another id. */
  avatar: Type.Union([Type.String(), Type.Null()]),
  language: languageSchema,
  /** Rows per page of the lists; null: the portal's own default. */
  per_page: Type.Union([Type.Integer(), Type.Null()]),
  permissions: Type.Array(Type.String()),
  roles: Type.Array(Type.Object({ id: idSchema, title: Type.String() })),
  visited_modules: Type.Array(Type.String()),
  /** The active trial that ends first, else the one that ended last; null without any. */
  trial_data: Type.Union([
    named('CurrentTrial', {
      trial_expires_at: instantSchema,
      trial_expired: Type.Boolean(),
      /** Whole days left by the service's clock, rounded up. */
      days_left: Type.Integer(),
      title: Type.String(),
      url: Type.String(),
    }),
    Type.Null(),
  ]),
});

/** The signed-in user. */
export type CurrentUser = Static<typeof currentUserSchema>;
