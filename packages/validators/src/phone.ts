import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** The country of a number without a calling code. */
export interface PhoneOptions {
  /** ISO 3166 alpha-2 code; without it the number must begin with `+`. */
  readonly country?: string | undefined;
  /** Also accepts a number of another country, with its calling code. */
  readonly abroad?: boolean | undefined;
}

/** Why a phone number is rejected. */
export type PhoneReason = BasicReason | 'shape' | 'country';

const longest = 40;

/**
 * A phone number that is possible in the country, in national or international format; normalized to E.164. A number
 * with `+` must have the country's calling code, unless `abroad` accepts others.
 *
 * Valid: `031 234 567` (SI), `+386 31 234 567`. Invalid: `12345` (SI), `+385 91 234 5678` (SI).
 * Source: ITU-T E.164; libphonenumber's metadata ("min": lengths and leading digits).
 */
export function checkPhone(
  value: unknown,
  { country, abroad = false }: PhoneOptions = {},
): Verdict<PhoneReason, { readonly diallingCode: string }> {
  if (typeof value !== 'string') return invalid('type');
  if (value.trim() === '') return invalid('empty');
  if (value.length > longest) return invalid('shape');
  const code = country?.toUpperCase() ?? '';
  const home = isSupportedCountry(code) ? code : undefined;
  if (code !== '' && home === undefined) return invalid('country');
  const phone = parsePhoneNumberFromString(value, {
    extract: false,
    ...(home === undefined ? {} : { defaultCountry: home }),
  });
  if (phone?.isValid() !== true || phone.ext !== undefined) return invalid('shape');
  if (home !== undefined && !abroad && phone.countryCallingCode !== getCountryCallingCode(home))
    return invalid('country');
  return { valid: true, normalized: phone.number, diallingCode: phone.countryCallingCode };
}

/** Whether {@link checkPhone} accepts the value. */
export function isPhone(value: unknown, options: PhoneOptions = {}): boolean {
  return checkPhone(value, options).valid;
}

/** Formats a phone number: `+386 31 234 567`. Returns an invalid one unchanged. */
export function formatPhone(value: string, options: PhoneOptions = {}): string {
  const verdict = checkPhone(value, options);
  return (verdict.valid && parsePhoneNumberFromString(verdict.normalized)?.formatInternational()) || value;
}
