/** ISO writes Greece otherwise than VAT numbers do, and knows Northern Ireland as a part of Great Britain. */
const isoCodes: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' };

/** The country of a VAT number's prefix, ISO 3166 alpha-2; a country's own code is its own. */
export const isoCountryOf = (prefix: string): string => isoCodes[prefix] ?? prefix;
