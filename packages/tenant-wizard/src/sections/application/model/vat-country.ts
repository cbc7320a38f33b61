import { isCountryCode } from '@atrium/validators';

/** Prefixes that are not the ISO code of their country. */
const otherPrefixes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** Country of a VAT number's prefix; undefined without one. */
export function countryOfVatNumber(typed: string): string | undefined {
  const [, prefix = ''] = /^\s*([a-z]{2})\s*[a-z0-9+*]/i.exec(typed) ?? [];
  const code = prefix.toUpperCase();
  const country = otherPrefixes[code] ?? code;
  return isCountryCode(country) ? country : undefined;
}
