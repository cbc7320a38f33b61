import { letters, readNumber } from '../number-reader';
import { ibanKey } from './read-iban';

/**
 * The specification's pattern for other than Slovenian accounts: two letters, two check digits, 15 to 19 digits; of a value
 * that was read as an IBAN before, whose key tells that it does not begin with SI.
 */
export function hasDefaultIbanShape(text: string): boolean {
  const count = readNumber(text);
  return count > 18 && count < 24 && letters === 3 && ibanKey !== 2818;
}
