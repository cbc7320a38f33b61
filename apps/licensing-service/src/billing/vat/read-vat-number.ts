import { checkVatNumber, isCountryCode } from '@atrium/validators';
import { isoCountryOf } from './checks/iso-country';
import { isInEuVatArea, vatAreaOf } from './vat-area';

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
