import { letters, pairKey, readNumber, whole } from '../number-reader';

const slovenia = 2818;

/** The specification's pattern for other than Slovenian accounts: two letters, two check digits, 15 to 19 digits. */
export function hasDefaultIbanShape(text: string): boolean {
  const count = readNumber(text);
  const first = whole[0] as number;
  const second = whole[1] as number;
  return count > 18 && count < 24 && letters === 3 && first < 36 && second < 36 && pairKey(first, second) !== slovenia;
}
