import { areDigits, isDigitCode, isUpperCode, isUpperOrDigit } from './characters';
import { compact } from './compact';
import { ibanRegistry } from './iban-registry';
import { invalid, type BasicReason, type RuleOptions, type Verdict } from './verdict';

export type IbanReason = BasicReason | 'country' | 'shape' | 'checkDigits';

const kinds: Readonly<Record<string, (code: number) => boolean>> = {
  n: isDigitCode,
  a: isUpperCode,
  c: isUpperOrDigit,
};

function hasStart(text: string): boolean {
  return isUpperCode(text.charCodeAt(0)) && isUpperCode(text.charCodeAt(1)) && areDigits(text, 2, 4);
}

/** The registry's structure of the country, position by position, and nothing after it. */
function hasRegistryStructure(text: string): boolean {
  const country = text.slice(0, 2);
  if (!Object.hasOwn(ibanRegistry, country)) return false;
  let index = 2;
  for (const part of (ibanRegistry[country] ?? '').split(' ')) {
    const fits = kinds[part.slice(-1)];
    for (let left = Number.parseInt(part, 10); left > 0; left--, index++) {
      if (fits?.(text.charCodeAt(index)) !== true) return false;
    }
  }
  return index === text.length;
}

/** The specification's pattern for other than Slovenian accounts: 15 to 19 digits after country and check digits. */
function hasDefaultStructure(text: string): boolean {
  return !text.startsWith('SI') && text.length >= 19 && text.length <= 23 && areDigits(text, 4);
}

/** ISO 7064 mod 97-10: the first four characters go to the end, A is 10 and Z is 35, the remainder is 1. */
function hasMod97(text: string): boolean {
  let remainder = 0;
  for (let step = 0; step < text.length; step++) {
    const code = text.charCodeAt((step + 4) % text.length);
    remainder = (code < 0x40 ? remainder * 10 + code - 0x30 : remainder * 100 + code - 0x37) % 97;
  }
  return remainder === 1;
}

/**
 * An international bank account number. Shape: length and structure of a registry country, or the specification's default
 * (two capitals, 17 to 21 digits). Check digits: a registry country with mod 97. With `country` it must be of that country.
 *
 * Valid: `SI56 2633 0001 2039 086`. Invalid: `SI56 2633 0001 2039 087` (check digits), `SI56 2633` (shape).
 * Source: product specification, section 5; SWIFT IBAN registry; ISO 13616.
 */
export function checkIban(
  value: unknown,
  { country, level = 'checkDigits' }: RuleOptions = {},
): Verdict<IbanReason, { readonly country: string }> {
  if (typeof value !== 'string') return invalid('type');
  const normalized = compact(value);
  if (normalized === '') return invalid('empty');
  if (normalized === undefined || !hasStart(normalized)) return invalid('shape');
  const isRegistered = hasRegistryStructure(normalized);
  if (!isRegistered && (level === 'checkDigits' || !hasDefaultStructure(normalized))) return invalid('shape');
  const own = normalized.slice(0, 2);
  if (country !== undefined && country !== '' && country.toUpperCase() !== own) return invalid('country');
  if (level === 'checkDigits' && !hasMod97(normalized)) return invalid('checkDigits');
  return { valid: true, normalized, country: own };
}

/** {@link checkIban} as yes or no. */
export function isIban(value: unknown, options: RuleOptions = {}): boolean {
  return checkIban(value, options).valid;
}

/** Groups of four as people read it: `SI56 2633 0001 2039 086`. What is no IBAN comes back unchanged. */
export function formatIban(value: string): string {
  const verdict = checkIban(value, { level: 'shape' });
  return verdict.valid ? verdict.normalized.replace(/(.{4})(?=.)/g, '$1 ') : value;
}
