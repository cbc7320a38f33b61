import { Type, type Static } from 'typebox';
import { instantSchema, personSchema } from '../fields.schema';
import { named } from '../named.schema';

/** Cents: at most 10,000 a month. */
const price = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** What is priced, each without VAT and for a month. */
const prices = {
  /** Of one licence, in cents. */
  licence: price,
  /** Of one module, whichever it is, in cents. */
  module: price,
  /** Of one asset, in cents. */
  asset: price,
  /** How many months a year costs: 10 gives two of twelve. */
  yearly_months: Type.Integer({ minimum: 1, maximum: 12 }),
};

/** A version of the price list; none ever changes. */
const versionOfPrices = {
  version: Type.Integer({ minimum: 1 }),
  ...prices,
  currency: Type.Literal('EUR'),
  /** Until the next version's. */
  valid_from: instantSchema,
};

/** What a subscription costs. */
export const priceListSchema = named('PriceList', versionOfPrices);

/** A version of the price list and whose it is. */
export const priceListVersionSchema = named('PriceListVersion', {
  ...versionOfPrices,
  /** Null for the one the product comes with. */
  author: Type.Union([personSchema, Type.Null()]),
});

/** What a subscription costs. */
export type PriceList = Static<typeof priceListSchema>;
/** A version of the price list and whose it is. */
export type PriceListVersion = Static<typeof priceListVersionSchema>;

/** What `getPriceListEndpoint` takes and answers. */
export const getPriceListSchema = {
  summary: 'Returns the current price list: monthly prices without VAT, in cents.',
  answers: { 200: priceListSchema },
} as const;

/** What `listPriceListVersionsEndpoint` takes and answers. */
export const listPriceListVersionsSchema = {
  summary: 'Lists the last hundred versions of the price list, newest first.',
  answers: { 200: named('PriceListVersionList', { data: Type.Array(priceListVersionSchema) }) },
} as const;

/** What `updatePriceListEndpoint` takes and answers. */
export const updatePriceListSchema = {
  summary:
    'Adds a version to the price list; earlier purchases and quotes keep their prices. Unchanged prices add none.',
  /** `_version` is the version the form was filled from; an older one is 412 with the newer one. */
  body: named('UpdatePriceListInput', { ...prices, _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: priceListVersionSchema },
  errors: [412],
} as const;
