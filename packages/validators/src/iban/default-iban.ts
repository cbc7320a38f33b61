import { letters, readNumber } from '../number-reader';
import { ibanKey } from './read-iban';

/**
 * Whether the IBAN that was read last fits the specification's pattern for accounts outside Slovenia: two letters, two
 * check digits, 15 to 19 digits. The caller has excluded SI.
 */
export function hasDefaultIbanShape(text: string): boolean {
  const count = readNumber(text);
  return count > 18 && count < 24 && letters === 3 && ibanKey !== 2818;
}
