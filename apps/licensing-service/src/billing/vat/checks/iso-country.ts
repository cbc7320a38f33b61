/** ISO has another code for Greece than VAT numbers do, and counts Northern Ireland as a part of Great Britain. */
const isoCodes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** ISO 3166 alpha-2 code of a VAT number's prefix; other codes are returned unchanged. */
export const isoCountryOf = (prefix: string): string => isoCodes[prefix] ?? prefix;
