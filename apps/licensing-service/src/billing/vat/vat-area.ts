import { isoCountryOf } from './checks/iso-country';

/** EU member states, ISO 3166 alpha-2. */
const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries that count as a part of another one for VAT. Source: Council Directive 2006/112/EC, article 7. */
const partOf: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** The VAT area of a country, by its ISO code or the prefix of its VAT numbers: `EL` is GR, `MC` is FR. */
export function vatAreaOf(country: string): string {
  const iso = isoCountryOf(country.toUpperCase());
  return partOf[iso] ?? iso;
}

/**
 * Whether services there are subject to EU VAT. Northern Ireland is not: XI numbers cover only goods.
 *
 * @param area of {@link vatAreaOf}
 */
export const isInEuVatArea = (area: string): boolean => memberStates.has(area);
