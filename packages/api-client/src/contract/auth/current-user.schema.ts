import { Type, type Static } from 'typebox';
import { idSchema, instantSchema, languageSchema } from '../fields.schema';
import { named } from '../named.schema';

/** The signed-in user as the specification's section 3 lists it. */
export const currentUserSchema = named('CurrentUser', {
  id: idSchema,
  full_name: Type.String(),
  email: Type.String(),
  /** A new e-mail that waits for its confirmation; null or left out without one. */
  pending_email: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  position_title: Type.Union([Type.String(), Type.Null()]),
  avatar: Type.Union([Type.String(), Type.Null()]),
  language: languageSchema,
  /** Rows per page of the lists; null: the portal's own default. */
  per_page: Type.Union([Type.Integer(), Type.Null()]),
  permissions: Type.Array(Type.String()),
  roles: Type.Array(Type.Object({ id: idSchema, title: Type.String() })),
  visited_modules: Type.Array(Type.String()),
  /** The unexpired trial that ends first, else the one that ended last; null without any. */
  trial_data: Type.Union([
    named('CurrentTrial', {
      trial_expires_at: instantSchema,
      trial_expired: Type.Boolean(),
      /** Whole days left, rounded up, by the service's clock. */
      days_left: Type.Integer(),
      title: Type.String(),
      url: Type.String(),
    }),
    Type.Null(),
  ]),
});

/** The account of the session. */
export type CurrentUser = Static<typeof currentUserSchema>;
