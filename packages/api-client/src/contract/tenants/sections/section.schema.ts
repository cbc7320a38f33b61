import { Type, type Static } from 'typebox';
import { instantSchema } from '../../fields.schema';
import { named } from '../../named.schema';

/** The wizard's sections in their order. */
export const sectionNames = [
  'application',
  'data_provider',
  'couriers',
  'fiscalization',
  'plugins',
  'subscription',
  'payment',
] as const;

/** The sections of a company CRM’s setup, as addresses name them. */
export type SectionName = (typeof sectionNames)[number];

/** Whether a secret is set, and since when. Its value is never returned. */
export const secretStateSchema = named('SecretState', {
  set: Type.Boolean(),
  updated_at: Type.Union([instantSchema, Type.Null()]),
});

/** Whether a secret is set, and since when. Its value is never returned. */
export type SecretState = Static<typeof secretStateSchema>;

/** A section as it is kept; `version` is 0 and `updated_at` null until it is saved for the first time. */
export const sectionHead = { version: Type.Integer(), updated_at: Type.Union([instantSchema, Type.Null()]) };

/** `_version` is the section's version the form was filled from; an older one is 412 with the newer section. */
export const versioned = { _version: Type.Integer({ minimum: 0 }) };

/** A secret goes to the service once and never comes back: left out it stays, with `remove` it is taken away. */
export const secretInput = (maxLength = 1024) => Type.Optional(Type.String({ maxLength }));

/** Takes a secret away. */
export const secretRemoval = Type.Optional(Type.Boolean());
