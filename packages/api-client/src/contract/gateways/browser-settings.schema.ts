import { Type, type TNull, type TString, type TUnion } from 'typebox';
import { gateways } from './gateways';

type FieldOf<G> = G extends { readonly browserSettings: infer Fields } ? keyof Fields & string : never;

/** A field of `GET /config` that a gateway declares. */
export type BrowserField = FieldOf<(typeof gateways)[keyof typeof gateways]>;

const fields = Object.values(gateways).flatMap((gateway) =>
  'browserSettings' in gateway ? Object.keys(gateway.browserSettings) : [],
);

/** The fields that the gateways add to `GET /config`; null while a gateway is not enabled. */
export const browserSettingSchemas = Object.fromEntries(
  fields.map((field) => [field, Type.Union([Type.String(), Type.Null()])]),
) as Readonly<Record<BrowserField, TUnion<[TString, TNull]>>>;
