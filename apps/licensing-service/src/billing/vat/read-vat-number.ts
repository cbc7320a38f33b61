import { checkVatNumber, isCountryCode } from '@atrium/validators';
import { isoCountryOf } from './checks/iso-country';

/** EU member states, ISO 3166 alpha-2. */
const memberStates = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries that count as a part of another one for VAT. Source: Council Directive 2006/112/EC, article 7. */
const partOf: Readonly<Record<string, string>> = { MC: 'FR', IM: 'GB' };

/** The VAT area of a country, by its ISO code or the prefix of its VAT numbers: `EL` is GR, `MC` is FR. */
function vatAreaOf(country: string): string {
  const iso = isoCountryOf(country.toUpperCase());
  return partOf[iso] ?? iso;
}

/**
 * Whether services there are subject to EU VAT. Northern Ireland is not: XI numbers cover only goods.
 *
 * @param area of {@link readVatArea}
 */
export const isInEuVatArea = (area: string): boolean => memberStates.has(area);

/** The VAT area of a country; null for an unknown code. */
export function readVatArea(country: string | null): string | null {
  const code = isoCountryOf((country ?? '').trim().toUpperCase());
  return isCountryCode(code) ? vatAreaOf(code) : null;
}

/**
 * Normalises a customer's number to one with its prefix; null for none, `mismatch` if no customer in the country can
 * have it.
 *
 * @param vatNumber as entered, with or without its prefix
 */
export function readVatNumber(vatNumber: string | null, country: string | null): string | null {
  const area = readVatArea(country);
  const check = checkVatNumber(vatNumber ?? '', { country: area ?? '', level: 'shape' });
  if (!check.valid) return check.reason === 'empty' ? null : 'mismatch';
  const { prefix, normalized } = check;
  const issuedBy = vatAreaOf(prefix);
  const mustMatchCountry = isInEuVatArea(issuedBy) || issuedBy === 'GB';
  return mustMatchCountry && issuedBy !== area ? 'mismatch' : normalized;
}
