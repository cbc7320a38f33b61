import { checkVatNumber, isCountryCode } from '@atrium/validators';
import { isoCountryOf } from './checks/iso-country';
import { isInEuVatArea, vatAreaOf } from './vat-area';

/** Where a country belongs as far as VAT goes; null for what is no country. */
export function readVatArea(country: string | null): string | null {
  const code = isoCountryOf((country ?? '').trim().toUpperCase());
  return isCountryCode(code) ? vatAreaOf(code) : null;
}

/**
 * A customer's number with its prefix; null for none, `foreign` for one that no customer of the country has.
 *
 * @param vatNumber as it was typed, with its prefix or without
 */
export function readVatNumber(vatNumber: string | null, country: string | null): string | null {
  const area = readVatArea(country);
  const verdict = checkVatNumber(vatNumber ?? '', { country: area ?? '', level: 'shape' });
  if (!verdict.valid) return verdict.reason === 'empty' ? null : 'foreign';
  const { prefix, normalized } = verdict;
  const issuedBy = vatAreaOf(prefix);
  const isBound = isInEuVatArea(issuedBy) || issuedBy === 'GB';
  return isBound && issuedBy !== area ? 'foreign' : normalized;
}
