import type { VatCheck } from '@atrium/api-client/contract';

type Address = NonNullable<VatCheck['address']>;

/** `1000 LJUBLJANA`, `SI-1000 Ljubljana`, `75008 PARIS`, `1012 AB AMSTERDAM`, `00-950 WARSZAWA`. */
const lastLine = /^(?:[A-Z]{1,2}-)?(\d{2,5}(?:[ -]\d{2,3})?(?: [A-Z]{2}(?= ))?) +(\p{L}.*)$/u;

/**
 * Parses the register's address: lines, or parts between commas, of which the last one holds post code and city. Null
 * for any other form: countries use different ones.
 *
 * @param country ISO 3166 alpha-2 of the number's country
 */
export function readAddress(text: string | null, country: string): Address | null {
  const lines = (text ?? '')
    .split(/\n|,/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !/^-+$/.test(line));
  const [, postalCode, city] = lastLine.exec(lines.at(-1) ?? '') ?? [];
  const street = lines.slice(0, -1).join(', ');
  if (postalCode === undefined || city === undefined || street === '') return null;
  return { street: street.slice(0, 160), postal_code: postalCode, city: city.slice(0, 100), country };
}
