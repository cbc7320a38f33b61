import { Type, type Static } from 'typebox';
import { instantSchema } from '../fields.schema';
import { choice, named } from '../named.schema';

/** Billing cycle of a plan. */
export const cycleSchema = choice('BillingCycle', ['monthly', 'yearly']);

/** A module of the CRM that can be subscribed to. */
export const moduleSchema = choice('Module', ['couriers', 'fiscalization', 'newsletter', 'business_data', 'mailbox']);

export const licencesSchema = Type.Integer({ minimum: 1, maximum: 10_000 });
export const modulesSchema = Type.Array(moduleSchema, { maxItems: 5, uniqueItems: true });
export const assetsSchema = Type.Integer({ minimum: 0, maximum: 100_000 });

/** A selection from the price list. */
export const selectionSchema = named('Selection', {
  cycle: cycleSchema,
  licences: licencesSchema,
  modules: modulesSchema,
  assets: assetsSchema,
});

/** A selection from the price list. */
export type Selection = Static<typeof selectionSchema>;

/** The next invoice: when it is due and its total with VAT, in cents. */
export const nextInvoiceSchema = named('NextInvoice', { on: instantSchema, total: Type.Integer() });
