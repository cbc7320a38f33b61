import { Type, type Static } from 'typebox';
import { draftText, idParams, idSchema, text } from '../fields.schema';
import { versioned } from '../tenants/sections/section.schema';
import { choice, named } from '../named.schema';

/** A number in the land register; each kind has its own maximum. */
const registerNumber = (maximum: number) =>
  Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum }), Type.Null()]));

/**
 * Kind of a business premise: part of a building, a vehicle, an object at a fixed location, or a single electronic
 * device.
 */
export const premiseTypeSchema = choice('PremiseType', ['immovable', 'movable-a', 'movable-b', 'movable-c']);

/**
 * Input of a business premise. The fields from the address on are required for immovable premises and only allowed
 * there.
 */
export const premiseInputSchema = named('PremiseInput', {
  /** ASCII letters and digits, at most 20; unique, ignoring case. */
  premise_id: text(64),
  type: premiseTypeSchema,
  /** First day on which the data is valid, `YYYY-MM-DD`. */
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
/** Input of a business premise. */
export type PremiseInput = Static<typeof premiseInputSchema>;
/** Kind of a business premise. */
export type PremiseType = Static<typeof premiseTypeSchema>;

const premiseParams = Type.Object({ id: idSchema, premise: idSchema });

/** Request and response of `createPremiseEndpoint`. */
export const createPremiseSchema = {
  summary: 'Adds a business premise.',
  params: idParams,
  body: premiseInputSchema,
  answers: { 201: premiseSchema },
  errors: [409],
} as const;
/** Request and response of `updatePremiseEndpoint`. */
export const updatePremiseSchema = {
  summary: 'Changes a business premise; 412 with the newer one if it has changed.',
  params: premiseParams,
  body: named('UpdatePremiseInput', { ...premiseInputSchema.properties, ...versioned }),
  answers: { 200: premiseSchema },
  errors: [409, 412],
} as const;
/** Request and response of `deletePremiseEndpoint`. */
export const deletePremiseSchema = {
  summary: 'Removes a business premise with its electronic devices.',
  params: premiseParams,
  answers: { 204: Type.Null() },
  errors: [409],
} as const;
