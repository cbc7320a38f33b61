import { letters, whole } from '../number-reader';

/** Any other country: 2 letters, then 2 to 12 letters, digits, `+` or `*`. Source: product specification, section 5. */
export function hasDefaultShape(count: number): boolean {
  return count > 3 && count < 15 && (letters & 3) === 3 && Math.max(whole[0] as number, whole[1] as number) < 36;
}
