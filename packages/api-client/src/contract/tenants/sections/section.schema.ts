import { Type, type Static } from 'typebox';
import { instantSchema } from '../../fields.schema';
import { named } from '../../named.schema';

/** The wizard's sections in order. */
export const sectionNames = [
  'application',
  'data_provider',
  'couriers',
  'fiscalization',
  'plugins',
  'subscription',
  'payment',
] as const;

/** Names of the sections in URLs. */
export type SectionName = (typeof sectionNames)[number];

/** Whether a secret is set, and since when. Its value is never returned. */
export const secretStateSchema = named('SecretState', {
  set: Type.Boolean(),
  updated_at: Type.Union([instantSchema, Type.Null()]),
});

/** Whether a secret is set, and since when. Its value is never returned. */
export type SecretState = Static<typeof secretStateSchema>;

/** Head of a stored section; `version` is 0 and `updated_at` null until it is saved for the first time. */
export const sectionHead = { version: Type.Integer(), updated_at: Type.Union([instantSchema, Type.Null()]) };

/** `_version` is the version that was edited. An outdated one returns 412 with the newer section. */
export const versioned = { _version: Type.Integer({ minimum: 0 }) };

/** A write-only secret: omit it to keep the stored one, set `remove` to delete it. */
export const secretInput = (maxLength = 1024) => Type.Optional(Type.String({ maxLength }));

/** Deletes a stored secret. */
export const secretRemoval = Type.Optional(Type.Boolean());
