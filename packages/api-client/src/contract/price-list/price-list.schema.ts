import { Type, type Static } from 'typebox';
import { instantSchema, personSchema } from '../fields.schema';
import { named } from '../named.schema';

/** In cents, at most €10,000 per month. */
const price = Type.Integer({ minimum: 0, maximum: 1_000_000 });

/** Monthly prices without VAT. */
const prices = {
  /** Price of one licence, in cents. */
  licence: price,
  /** Price of any module, in cents. */
  module: price,
  /** Price of one asset, in cents. */
  asset: price,
  /** Months charged per year: 10 means two months free. */
  yearly_months: Type.Integer({ minimum: 1, maximum: 12 }),
};

/** A version of the price list. Versions are immutable. */
const versionOfPrices = {
  version: Type.Integer({ minimum: 1 }),
  ...prices,
  currency: Type.Literal('EUR'),
  /** Valid until the next version. */
  valid_from: instantSchema,
};

/** The price list. */
export const priceListSchema = named('PriceList', versionOfPrices);

/** A version of the price list and its author. */
export const priceListVersionSchema = named('PriceListVersion', {
  ...versionOfPrices,
  /** Null for the initial version. */
  author: Type.Union([personSchema, Type.Null()]),
});

/** The price list. */
export type PriceList = Static<typeof priceListSchema>;
/** A version of the price list and its author. */
export type PriceListVersion = Static<typeof priceListVersionSchema>;

/** Request and response of `getPriceListEndpoint`. */
export const getPriceListSchema = {
  summary: 'Returns the current price list: monthly prices without VAT, in cents.',
  answers: { 200: priceListSchema },
} as const;

/** Request and response of `listPriceListVersionsEndpoint`. */
export const listPriceListVersionsSchema = {
  summary: 'Lists the last hundred versions of the price list, newest first.',
  answers: { 200: named('PriceListVersionList', { data: Type.Array(priceListVersionSchema) }) },
} as const;

/** Request and response of `updatePriceListEndpoint`. */
export const updatePriceListSchema = {
  summary:
    'Adds a version to the price list; earlier purchases and quotes keep their prices. Unchanged prices add none.',
  /** `_version` is the version that was edited. An outdated one returns 412 with the newer one. */
  body: named('UpdatePriceListInput', { ...prices, _version: Type.Integer({ minimum: 0 }) }),
  answers: { 200: priceListVersionSchema },
  errors: [412],
} as const;
