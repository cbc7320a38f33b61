import { Type, type Static } from 'typebox';

/** How often a plan is paid. */
export const cycleSchema = Type.Union([Type.Literal('monthly'), Type.Literal('yearly')]);

/** A part of the CRM that is subscribed to. */
export const moduleSchema = Type.Union([
  Type.Literal('couriers'),
  Type.Literal('fiscalization'),
  Type.Literal('newsletter'),
  Type.Literal('business_data'),
  Type.Literal('mailbox'),
]);

export const licencesSchema = Type.Integer({ minimum: 1, maximum: 10_000 });
export const modulesSchema = Type.Array(moduleSchema, { maxItems: 5, uniqueItems: true });
export const assetsSchema = Type.Integer({ minimum: 0, maximum: 100_000 });

/** What is chosen of the price list. */
export const selectionSchema = Type.Object({
  cycle: cycleSchema,
  licences: licencesSchema,
  modules: modulesSchema,
  assets: assetsSchema,
});

/** What is chosen of the price list. */
export type Selection = Static<typeof selectionSchema>;
