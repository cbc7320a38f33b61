import { letters } from '../number-reader';

/** Any other country: 2 letters, then 2 to 12 letters, digits, `+` or `*`; longer ones are refused before. Source: product specification, section 5. */
export function hasDefaultShape(count: number): boolean {
  return count > 3 && (letters & 0x30003) === 3;
}
