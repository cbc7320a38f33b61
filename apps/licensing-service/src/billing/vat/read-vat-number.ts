import { checkVatNumber, isCountryCode } from '@atrium/validators';
import { isoCountryOf } from './checks/iso-country';
import { isInEuVatArea, vatAreaOf } from './vat-area';

/** The VAT area of a country; null for an unknown code. */
export function readVatArea(country: string | null): string | null {
  const code = isoCountryOf((country ?? '').trim().toUpperCase());
  return isCountryCode(code) ? vatAreaOf(code) : null;
}

/**
 * A customer's number with its prefix; null for none, `foreign` if no customer of the country can have it.
 *
 * @param vatNumber as entered, with or without its prefix
 */
export function readVatNumber(vatNumber: string | null, country: string | null): string | null {
  const area = readVatArea(country);
  const check = checkVatNumber(vatNumber ?? '', { country: area ?? '', level: 'shape' });
  if (!check.valid) return check.reason === 'empty' ? null : 'foreign';
  const { prefix, normalized } = check;
  const issuedBy = vatAreaOf(prefix);
  const isBound = isInEuVatArea(issuedBy) || issuedBy === 'GB';
  return isBound && issuedBy !== area ? 'foreign' : normalized;
}
