import { countryCodes } from './country-codes';
import { invalid, type BasicReason, type Verdict } from './verdict';

/** Why a country code is rejected. */
export type CountryCodeReason = BasicReason | 'shape';

const known = /* @__PURE__ */ new Set(countryCodes);

/**
 * An ISO 3166-1 alpha-2 country code, or XK; normalized to upper case.
 *
 * Valid: `SI`, `si`. Invalid: `UK`, `SVN`.
 * Source: ISO 3166-1.
 */
export function checkCountryCode(value: unknown): Verdict<CountryCodeReason> {
  if (typeof value !== 'string') return invalid('type');
  if (value.length > 16) return invalid('shape');
  const normalized = value.trim().toUpperCase();
  if (normalized === '') return invalid('empty');
  return known.has(normalized) ? { valid: true, normalized } : invalid('shape');
}

/** Whether {@link checkCountryCode} accepts the value. */
export function isCountryCode(value: unknown): boolean {
  return checkCountryCode(value).valid;
}
