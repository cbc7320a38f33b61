import { Type, type Static } from 'typebox';
import { draftText, idParams, idSchema, text } from '../fields.schema';
import { versioned } from '../tenants/sections/section.schema';
import { choice, named } from '../named.schema';

/** Of the land register; each has a largest number of its own. */
const registerNumber = (maximum: number) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum }), Type.Null()]));

/** What a business premise is: a part of a building, a vehicle, an object on a fixed location, a single electronic device. */
export const premiseTypeSchema = choice('PremiseType', ['immovable', 'movable-a', 'movable-b', 'movable-c']);

/** A business premise as it is saved. Everything from the address on belongs to an immovable one, and is required there. */
export const premiseInputSchema = named('PremiseInput', {
  /** ASCII letters and digits, at most 20; another premise's differs by more than case. */
  premise_id: text(64),
  type: premiseTypeSchema,
  /** The day from which its data holds, `YYYY-MM-DD`. */
  valid_from: Type.String({ format: 'date' }),
  address: draftText(100),
  house_number: draftText(10),
  house_number_additional: draftText(10),
  postal_code: draftText(16),
  post: draftText(40),
  /** The settlement, not the municipality. */
  city: draftText(100),
  cadastral_number: registerNumber(9999),
  building_number: registerNumber(99_999),
  section_number: registerNumber(9999),
});

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const numberOrNull = Type.Union([Type.Integer(), Type.Null()]);

/** A place where invoices are issued. */
export const premiseSchema = named('Premise', {
  id: idSchema,
  version: Type.Integer(),
  premise_id: Type.String(),
  type: premiseTypeSchema,
  valid_from: Type.String({ format: 'date' }),
  address: textOrNull,
  house_number: textOrNull,
  house_number_additional: textOrNull,
  postal_code: textOrNull,
  post: textOrNull,
  city: textOrNull,
  cadastral_number: numberOrNull,
  building_number: numberOrNull,
  section_number: numberOrNull,
});

/** A place where invoices are issued. */
export type Premise = Static<typeof premiseSchema>;
/** A business premise as it is saved. */
export type PremiseInput = Static<typeof premiseInputSchema>;
/** What a business premise is. */
export type PremiseType = Static<typeof premiseTypeSchema>;

const premiseParams = Type.Object({ id: idSchema, premise: idSchema });

/** What `createPremiseEndpoint` takes and answers. */
export const createPremiseSchema = {
  summary: 'Adds a business premise.',
  params: idParams,
  body: premiseInputSchema,
  answers: { 201: premiseSchema },
  errors: [409],
} as const;
/** What `updatePremiseEndpoint` takes and answers. */
export const updatePremiseSchema = {
  summary: 'Changes a business premise; 412 with the newer one if it has changed.',
  params: premiseParams,
  body: named('UpdatePremiseInput', { ...premiseInputSchema.properties, ...versioned }),
  answers: { 200: premiseSchema },
  errors: [409, 412],
} as const;
/** What `deletePremiseEndpoint` takes and answers. */
export const deletePremiseSchema = {
  summary: 'Removes a business premise with its electronic devices.',
  params: premiseParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
